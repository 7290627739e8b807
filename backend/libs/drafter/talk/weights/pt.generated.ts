// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_PT = `26
!	135
! !	55
#=-1	66
#=0	55
#=1	48
#=2	132
#=4	-41
-1=	55
-1=!	134
-1=0	95
-1=:	148
-1=?	68
-1=abrir	-52
-1=aceita	-38
-1=ademir	24
-1=ajuda	-67
-1=alta	-37
-1=alto	22
-1=amarelo	33
-1=amigo	56
-1=anos	-79
-1=anterior	-90
-1=antes	-38
-1=anéis	-24
-1=aqui	70
-1=ar	-68
-1=armário	-60
-1=assim	49
-1=assina	-73
-1=assinam	-42
-1=assinatura	-65
-1=atenciosamente	42
-1=atenção	82
-1=autorização	-51
-1=aviso	27
-1=azul	-43
-1=bainha	-65
-1=baixo	-41
-1=balde	-53
-1=bancada	-61
-1=bem	49
-1=beto	58
-1=bolso	-45
-1=borrifador	-41
-1=cabo	-43
-1=café	-81
-1=caixa	-58
-1=cara	-74
-1=carol	56
-1=carro	-55
-1=carta	-69
-1=casa	48
-1=caso	-46
-1=caução	-54
-1=central	-54
-1=chapa	-50
-1=chão	-43
-1=cima	-32
-1=cinzas	38
-1=cleiton	70
-1=cliente	-78
-1=coach	53
-1=coisa	55
-1=completo	-71
-1=conversa	-20
-1=corte	-42
-1=criança	-41
-1=cristo	57
-1=cumprimentos	58
-1=câmara	37
-1=data	-28
-1=dedos	-42
-1=dela	-36
-1=dele	-44
-1=deles	-53
-1=dentro	-59
-1=depois	39
-1=devagar	-43
-1=dez	-21
-1=dias	-117
-1=disjuntor	-40
-1=dois	-63
-1=dá	-63
-1=edmilson	-38
-1=ele	48
-1=endereço	-41
-1=engenheiro	-39
-1=entra	-88
-1=entrar	-44
-1=escrevente	-34
-1=estado	-50
-1=estagiários	44
-1=existe	-64
-1=expurgo	-39
-1=falta	-52
-1=família	-32
-1=favor	61
-1=fechada	-31
-1=fechado	-54
-1=fecho	-38
-1=fevereiro	50
-1=fica	-49
-1=ficha	-56
-1=folha	-56
-1=foto	-45
-1=frasco	-31
-1=freguês	-36
-1=frente	-58
-1=fria	35
-1=funcionário	22
-1=férias	75
-1=garrafa	-44
-1=grade	-36
-1=grande	41
-1=graus	-21
-1=graça	44
-1=h	-77
-1=hora	-101
-1=horas	-62
-1=igual	-51
-1=inês	29
-1=isso	83
-1=jamais	-75
-1=ju	38
-1=junho	42
-1=junto	-74
-1=keila	52
-1=kkkk	71
-1=lado	-62
-1=lados	-37
-1=lar	37
-1=largo	-46
-1=lavar	-54
-1=leitor	-37
-1=liga	-67
-1=ligação	-53
-1=limpa	-37
-1=livre	-48
-1=lixo	-62
-1=logo	35
-1=lote	-56
-1=luz	-36
-1=mal	-28
-1=manhã	48
-1=marca	-63
-1=meireles	61
-1=meses	-42
-1=mexe	-37
-1=mim	-28
-1=min	-60
-1=minuto	-47
-1=minutos	-41
-1=mota	-46
-1=máquina	-38
-1=máximo	-51
-1=mão	-87
-1=mês	-54
-1=ninguém	-85
-1=noite	45
-1=nome	-40
-1=novembro	49
-1=numerada	-49
-1=nunca	-60
-1=número	-69
-1=objeto	56
-1=obra	-37
-1=ordem	-27
-1=padrinhos	-33
-1=pais	-57
-1=papel	42
-1=parte	-59
-1=patrão	35
-1=perdigão	51
-1=pescoço	-51
-1=pessoa	-53
-1=peça	-35
-1=porca	-28
-1=porta	-63
-1=portão	-27
-1=prazo	-45
-1=presente	26
-1=print	-37
-1=proibida	-74
-1=prova	-26
-1=pátio	-29
-1=qualidade	68
-1=quarto	-76
-1=questão	65
-1=quintas	23
-1=repouso	-44
-1=requisição	49
-1=reserva	24
-1=residência	51
-1=reunião	58
-1=revisão	-46
-1=rodas	-55
-1=rs	72
-1=rua	-33
-1=rádio	-58
-1=saco	-45
-1=sai	-66
-1=sair	-58
-1=sal	34
-1=sala	-21
-1=saída	-46
-1=se	-62
-1=seguinte	32
-1=seis	-36
-1=selo	-59
-1=serviço	-47
-1=sessão	-42
-1=sistema	-63
-1=soda	-60
-1=sozinho	-61
-1=talhão	-62
-1=tampa	-56
-1=tati	55
-1=telefone	-58
-1=ti	52
-1=ticket	-47
-1=tira	-47
-1=todos	64
-1=traço	-29
-1=troca	-65
-1=turno	31
-1=tá	62
-1=um	-76
-1=vale	-59
-1=validade	-79
-1=van	29
-1=vazio	-49
-1=verde	-50
-1=vermelha	-27
-1=vestiário	-42
-1=vez	-41
-1=vida	36
-1=viu	27
-1=volta	-65
-1=volume	-40
-1=voz	-70
-1=véspera	-40
-1=wellington	50
-1=zero	-43
-1=zuleide	20
-1=º	68
-1=árbitro	-45
-1=último	-74
-1=úmido	-29
0 0	114
0 ?	63
0 a	-49
0 bar	-52
0 c	-82
0 de	71
0 dias	-100
0 duda	43
0 elab	22
0 em	-67
0 faz	-28
0 gramas	-38
0 graus	-61
0 h	-36
0 horas	-86
0 inês	55
0 kg	-52
0 km	-33
0 marlene	41
0 min	-87
0 minuto	-30
0 minutos	-30
0 na	-58
0 não	-46
0 o	-23
0 objeto	56
0 operador	-36
0 ou	29
0 por	-40
0 portão	60
0 rafa	53
0 volta	-57
01= 	55
01=0 0	92
01=0 de	54
01=0 duda	43
01=0 inês	55
01=0 marlene	41
01=0 o	-23
01=0 objeto	56
01=0 operador	-36
01=0 portão	60
01=0 rafa	53
01=a 0	-61
01=a amostra	-23
01=a bilheteira	-32
01=a chave	-48
01=a equipe	-24
01=a partir	-46
01=a paz	53
01=abaixo de	-42
01=abre a	-24
01=abre o	-21
01=acho que	35
01=acima de	-51
01=ademir 0	34
01=antes de	-27
01=aqui é	40
01=art 0	68
01=assunto :	92
01=ata da	33
01=atenciosamente 	42
01=beto 	58
01=bia produção	42
01=boa tarde	55
01=bom dia	64
01=bruninho 0	42
01=bárbara 0	52
01=cada um	40
01=carga de	-24
01=carol 	56
01=com 0	-39
01=com o	-38
01=como é	34
01=contar as	-42
01=data :	68
01=davi 0	50
01=de :	89
01=de manhã	-64
01=deixa de	62
01=depois da	-22
01=depois das	-52
01=dinheiro não	-36
01=dirceu 0	31
01=diz se	-77
01=duas pessoas	-22
01=durante o	-46
01=e eu	-36
01=e o	74
01=e se	72
01=em cada	-52
01=em caso	-38
01=em dúvida	-44
01=entre 0	-61
01=espero que	53
01=estende se	-24
01=exma senhora	39
01=faz me	36
01=faz se	-57
01=ficou decidido	27
01=gabi turno	26
01=gostava que	23
01=graça 	61
01=há sempre	-39
01=instrução de	30
01=inês 0	38
01=ir zuleide	43
01=item 0	64
01=ju 	38
01=jéssica ink	54
01=kauê dublagem	43
01=liga pro	-36
01=ligue o	-36
01=lu 0	52
01=lurdes 0	48
01=lê se	-60
01=mafalda :	28
01=mede a	-47
01=meire 0	33
01=menos de	-64
01=mergulha a	-25
01=monto sim	33
01=na devolução	-31
01=nada de	-79
01=nada mais	46
01=nada se	-62
01=nesse caso	-53
01=ninguém sai	-52
01=ninguém vai	-44
01=no dia	-49
01=no fim	-76
01=no regresso	-48
01=nunca se	-72
01=nuno 0	50
01=não precisa	31
01=não se	-146
01=nélson piloto	43
01=o balcão	21
01=o caminhão	-39
01=o chefe	-27
01=o cliente	-39
01=o conferente	-36
01=o marinheiro	-49
01=o motorista	-43
01=o operador	-37
01=o porteiro	-37
01=o resto	52
01=o segundo	-44
01=o senhor	66
01=o técnico	-27
01=o voluntário	-37
01=os livros	-48
01=otávio 0	31
01=para :	84
01=passar isto	41
01=passar o	-58
01=pergunta o	-38
01=pergunta se	-54
01=pergunta à	-35
01=perguntar se	-70
01=pesa se	-28
01=pois é	66
01=ponto 0	52
01=porta aberta	-38
01=preciso de	38
01=presentes :	45
01=pri gerente	53
01=pri suporte	30
01=quando a	-42
01=quando o	-33
01=quem está	-30
01=quem vai	-34
01=queria deixar	31
01=quero um	43
01=rev 0	27
01=ricardo it	54
01=rita rh	59
01=rui projecção	41
01=se a	-33
01=se ele	-28
01=se o	-57
01=se passar	-32
01=se puder	49
01=se tiver	22
01=se um	-25
01=sem outro	34
01=sofia 0	25
01=soraia 0	29
01=supervisora keila	52
01=tati 	55
01=telmo 0	43
01=tem que	-47
01=tiago f	46
01=tudo joia	38
01=um abraço	76
01=uma hora	-35
01=v 0	43
01=vai para	-23
01=vasco 0	35
01=venho por	49
01=vera 0	46
01=wellington 	50
01=wellington 0	44
01=às 0	-47
01=é vedado	-45
0=	55
0=a	-49
0=abaixo	-42
0=abra	-56
0=abre	-85
0=abrir	-42
0=abs	41
0=acabou	-23
0=acenda	-74
0=acho	47
0=acima	-51
0=ademir	34
0=agulha	-46
0=ai	42
0=alguém	50
0=amostra	-39
0=anota	32
0=antes	-51
0=aos	26
0=aqui	48
0=art	68
0=as	-40
0=assunto	92
0=ata	37
0=atenciosamente	42
0=até	-25
0=b	-20
0=beto	58
0=bia	42
0=blz	53
0=boa	71
0=bom	69
0=bruninho	42
0=bárbara	52
0=c	41
0=caixa	-50
0=cara	72
0=carga	-24
0=carol	56
0=cartão	-43
0=caução	-52
0=celular	-55
0=chegando	-44
0=chego	-60
0=chuva	-61
0=cola	-58
0=com	22
0=comida	-48
0=como	49
0=compara	-48
0=concordo	50
0=conferir	-60
0=confirma	-57
0=contar	-49
0=corda	-45
0=criança	-49
0=cumprimenta	-43
0=cá	57
0=data	68
0=davi	53
0=de	53
0=deixa	33
0=depois	-125
0=desliga	-25
0=desmonta	-50
0=despeja	-61
0=diferença	-36
0=diga	-70
0=dinheiro	-46
0=dirceu	31
0=divergiu	-69
0=diz	-79
0=do	81
0=duas	-38
0=durante	-51
0=dá	53
0=e	102
0=em	-64
0=enquanto	-43
0=entre	-61
0=então	31
0=espalha	-60
0=espera	-47
0=espero	53
0=estende	-24
0=esvazia	-53
0=eu	62
0=exma	39
0=fala	53
0=fale	-57
0=falou	38
0=falta	70
0=faz	-43
0=fecha	-45
0=feche	-56
0=fechou	47
0=ficha	43
0=ficou	27
0=folha	-48
0=fotografar	-58
0=gabi	26
0=gente	62
0=gostava	23
0=graça	61
0=guardar	-78
0=há	-88
0=instrução	30
0=inês	38
0=ir	43
0=isso	40
0=isto	59
0=item	64
0=ju	38
0=jéssica	54
0=kauê	43
0=lava	-36
0=lavar	-36
0=levar	-37
0=leve	-70
0=liga	-79
0=ligue	-36
0=limpar	-64
0=livro	-75
0=lu	52
0=lurdes	31
0=luva	-83
0=lá	-34
0=lê	-91
0=mafalda	28
0=mais	-82
0=malta	39
0=marca	-27
0=me	36
0=mede	-60
0=medir	-39
0=meire	33
0=meninas	58
0=menor	-23
0=menos	-64
0=mergulha	-25
0=mistura	-52
0=monto	33
0=mostra	-28
0=mostrar	-68
0=máscara	-51
0=máximo	-66
0=mínimo	-64
0=na	-20
0=nesse	34
0=ninguém	-109
0=no	-47
0=nunca	-84
0=nuno	52
0=não	39
0=nélson	43
0=o	-40
0=obrigada	59
0=observação	29
0=oi	64
0=ok	78
0=olá	60
0=ora	24
0=os	-72
0=otávio	38
0=p	66
0=para	56
0=passa	-60
0=pede	-53
0=pedir	-58
0=pela	-70
0=pergunta	-85
0=perguntar	-41
0=pesa	-28
0=peça	-65
0=peço	-46
0=pode	51
0=pois	76
0=ponham	50
0=ponto	90
0=pontos	53
0=por	71
0=porta	-38
0=prazo	-53
0=precisamos	44
0=preciso	63
0=preenche	-45
0=presentes	45
0=pretendo	46
0=pri	63
0=primeiro	-89
0=prova	46
0=pôr	-29
0=quando	-93
0=quem	-56
0=queria	31
0=quero	66
0=respondendo	47
0=rev	27
0=ricardo	54
0=rita	59
0=rui	41
0=sair	-60
0=se	-33
0=seca	-59
0=segue	40
0=separa	-48
0=seu	24
0=sexta	-57
0=show	43
0=sofia	25
0=soraia	37
0=supervisora	52
0=são	-80
0=tati	55
0=te	66
0=telemóveis	-43
0=telmo	43
0=tem	-47
0=tiago	46
0=tinta	-50
0=toda	-30
0=todo	-40
0=transformar	53
0=troque	-69
0=três	-42
0=tá	47
0=uma	-30
0=v	43
0=vasco	35
0=venho	54
0=ver	-52
0=vera	46
0=vinte	-45
0=virar	-62
0=viva	48
0=você	36
0=vou	50
0=wellington	58
0=à	-74
0=às	-50
0=água	-56
0=é	45
1=	52
1=0	65
1=a	-64
1=aberta	-38
1=abraço	76
1=abre	-34
1=acho	57
1=acima	-52
1=alguém	-22
1=amostra	-23
1=ao	37
1=aos	-80
1=as	-100
1=assinada	-48
1=atendente	-32
1=até	-81
1=aí	47
1=balcão	21
1=bico	-44
1=bilheteira	-32
1=boa	40
1=bom	55
1=cabine	-43
1=cada	-56
1=caixa	-36
1=caminhão	-39
1=caso	-63
1=central	30
1=chave	-48
1=chega	-32
1=cheirar	-38
1=chuva	-30
1=cliente	-39
1=colegas	68
1=com	-62
1=como	-55
1=conferente	-36
1=das	32
1=de	-20
1=decidido	27
1=deixar	23
1=depois	-65
1=devolução	32
1=dez	-59
1=dia	45
1=diretor	35
1=do	61
1=dos	62
1=dra	48
1=duas	-83
1=dublagem	43
1=duda	43
1=dúvida	-44
1=ele	-28
1=em	-24
1=entrada	27
1=entre	-53
1=entrega	54
1=então	33
1=equipe	-24
1=escreve	29
1=eu	23
1=f	46
1=fica	-31
1=foi	31
1=fora	-89
1=forte	-63
1=foto	-55
1=gerente	57
1=hora	-45
1=ink	54
1=inês	55
1=isso	-44
1=isto	94
1=it	54
1=joia	38
1=já	43
1=keila	52
1=lavagem	52
1=ler	-62
1=leva	-57
1=lhes	-67
1=linguagem	59
1=livros	-48
1=lá	51
1=mais	47
1=manda	-25
1=manhã	-64
1=marinheiro	-49
1=marlene	41
1=mas	55
1=me	75
1=meia	-47
1=menos	25
1=minutos	-58
1=modo	71
1=monta	23
1=motorista	-59
1=municipal	73
1=ninguém	-34
1=no	-75
1=nome	-52
1=não	-60
1=o	-90
1=objeto	56
1=olha	-70
1=onde	22
1=operador	-47
1=os	-44
1=outro	34
1=papel	-36
1=para	-55
1=partir	-46
1=passa	-71
1=passar	-32
1=passo	41
1=paz	53
1=pede	-39
1=pedir	52
1=pela	53
1=pesa	-36
1=pessoal	24
1=pessoas	-22
1=peça	-69
1=piloto	43
1=por	75
1=porteiro	-37
1=portão	60
1=pra	57
1=precisa	31
1=preciso	34
1=primeira	-35
1=primeiro	42
1=pro	-68
1=produção	22
1=projecção	41
1=pronto	30
1=puder	49
1=quem	46
1=quinta	-39
1=quinze	-35
1=r	66
1=rafa	53
1=recepção	-41
1=recluso	-56
1=regresso	-48
1=resposta	43
1=resto	52
1=reunião	40
1=rh	59
1=sai	-63
1=segunda	-34
1=segundo	-40
1=sem	-98
1=sempre	-108
1=senhor	89
1=senhora	49
1=sim	-29
1=suporte	30
1=tarde	55
1=tem	-40
1=tirar	-61
1=tiver	48
1=trinta	31
1=três	-73
1=tudo	-56
1=turno	26
1=técnico	-27
1=um	35
1=uma	-78
1=usada	-30
1=vamos	28
1=vedado	-45
1=vem	44
1=vento	30
1=voluntário	-37
1=vou	70
1=zuleide	43
1=à	-74
1=água	-102
2=	126
2=!	70
2=:	46
2=?	83
2=abre	-63
2=abrem	-23
2=acompanha	-35
2=antes	-81
2=ao	-64
2=apresenta	-26
2=assina	-49
2=assinam	-55
2=assunto	34
2=ateliê	43
2=atenção	53
2=balcão	66
2=bem	91
2=boletim	-47
2=botar	42
2=caderno	-68
2=café	68
2=caixa	-39
2=cartão	-35
2=casa	-61
2=chama	-59
2=chave	-42
2=chega	-83
2=cliente	-62
2=coach	53
2=coco	53
2=com	-48
2=confere	-92
2=conta	-34
2=contam	-70
2=conversa	-67
2=cão	-60
2=da	55
2=das	46
2=data	-85
2=dedo	-44
2=deixa	-29
2=depois	-52
2=descarrega	-50
2=devolve	-41
2=dez	-60
2=dia	-60
2=dias	40
2=diferença	-44
2=do	93
2=dois	-29
2=dos	-69
2=dra	59
2=durante	-54
2=dá	-64
2=e	-23
2=ela	26
2=emprestam	-43
2=enf	41
2=entra	-45
2=entrega	-66
2=então	60
2=este	47
2=estão	-27
2=etiqueta	-33
2=eu	69
2=falta	29
2=família	-41
2=faz	-54
2=fecha	-42
2=feira	-39
2=festa	30
2=fica	-63
2=ficam	-37
2=ficou	33
2=folha	-39
2=foto	-79
2=frente	-35
2=gabinete	30
2=ganchos	-47
2=graus	-42
2=grumo	35
2=h	-47
2=havendo	23
2=hiroshi	45
2=hora	32
2=isto	45
2=lado	-78
2=leitura	-23
2=letra	77
2=leva	44
2=lhe	42
2=liga	-62
2=livro	-38
2=luz	-43
2=lá	-50
2=maio	50
2=mancha	-46
2=mas	31
2=me	73
2=minutos	-35
2=molde	-40
2=mãe	-30
2=mão	-51
2=n	30
2=na	-57
2=nas	-67
2=nem	41
2=noite	-53
2=nos	-48
2=num	-31
2=nunca	-67
2=não	-119
2=número	-58
2=números	-47
2=os	-68
2=para	-52
2=parte	37
2=passa	22
2=pede	-37
2=pelos	-50
2=pergunta	-37
2=pesa	-28
2=peso	-45
2=pessoa	-48
2=peça	-43
2=placa	-38
2=por	-37
2=porta	-44
2=pra	33
2=primeira	-72
2=primeiro	-46
2=procedimento	68
2=prova	-68
2=pré	-43
2=puxa	-53
2=quadro	-76
2=quatro	-67
2=que	39
2=quer	53
2=raspa	-48
2=re	30
2=recebe	-34
2=receção	59
2=recolhe	-48
2=remédio	-60
2=repete	-29
2=retira	-25
2=reunião	60
2=saco	-64
2=sai	-49
2=sair	36
2=segue	-56
2=seis	-64
2=ser	-47
2=serviço	30
2=sexta	36
2=sobrou	-40
2=sugestão	58
2=são	-49
2=só	-28
2=tabela	30
2=tarde	33
2=temos	52
2=tira	-53
2=tubos	-68
2=turno	22
2=têm	-63
2=utente	-46
2=vai	-53
2=validade	-60
2=ver	-61
2=vezes	-35
2=vinte	-49
2=você	-35
2=volta	-61
2=vão	-58
2=à	-44
2=água	39
2=é	-42
: 0	-107
: a	78
: dona	76
: dra	45
: eng	77
: gabinete	30
: lavar	-47
: o	37
: quem	-48
: re	30
: telefona	-36
: um	-31
: ver	-43
?	78
? ?	49
a	-24
a 0	-29
a abertura	23
a agência	-59
a amostra	-23
a apólice	-37
a areia	-25
a assinatura	-61
a autorização	-26
a auxiliar	-52
a banheira	-31
a bilheteira	-36
a boca	-64
a cabeça	-69
a cabina	-27
a cabine	-38
a cada	-53
a caixa	-38
a casa	-52
a caução	-59
a cesta	-49
a chamada	-28
a chapa	-38
a colega	-29
a conta	-43
a controladoria	-41
a cor	-59
a criança	-45
a dar	71
a data	-68
a direção	50
a e	-53
a enfermeira	-31
a entrada	42
a equipe	-24
a escrito	26
a etiqueta	-96
a explicação	46
a família	-56
a ficha	-86
a flor	-51
a folha	-40
a foto	-43
a gente	-58
a governanta	-51
a gravar	-31
a graça	36
a guia	-49
a hora	26
a ideia	35
a lanterna	-45
a leitura	-65
a limpo	59
a lista	-98
a luz	-80
a lápis	61
a lâmina	-69
a lâmpada	-21
a mangueira	-39
a matéria	39
a menos	-75
a mesma	28
a minha	50
a mãe	-35
a mão	-61
a noiva	-43
a nota	-39
a ordem	33
a palavra	26
a parte	96
a partir	-51
a passagem	-30
a passo	39
a paz	63
a pessoa	-92
a peça	-75
a placa	-63
a planilha	-45
a porta	-61
a preparação	-32
a primeira	-35
a prova	-48
a prévia	-47
a pá	-71
a pé	-51
a que	-42
a recepção	-25
a receção	32
a requisição	-48
a reunião	46
a rua	-46
a sair	-47
a sala	-53
a secretaria	-28
a seguir	-25
a segunda	-32
a senha	-64
a senhora	29
a sessão	32
a sirene	-53
a soda	-60
a sério	56
a tampa	-26
a temperatura	-44
a todos	64
a tratar	46
a troca	-45
a turma	-48
a técnica	-50
a um	-57
a validade	-68
a viatura	-32
a vigilância	30
a vinheta	-36
a água	-104
a última	-66
abaixa	-60
abaixa a	-60
abaixo	-87
abaixo de	-66
abandona	-44
aberta	-55
aberta a	-48
aberto	-25
abertos	-55
abertura	-48
abertura de	69
abertura e	-54
abra	-56
abra a	-46
abraço	45
abre	-92
abre a	-49
abre o	-48
abre os	-23
abre se	-32
abrem	-31
abrigo	-46
abrir	-104
abrir a	-76
abriu	46
abs	41
acabou	-39
aceita	22
acenda	-74
acende	-33
acende as	-26
acender	-39
acender a	-39
acerta	-65
acesa	-47
acho	37
acho que	30
acima	-29
acima de	-92
acompanha	-52
acordo	-69
ademir	74
ademir 0	34
adiado	89
administração	31
adulto	-53
advogado	-53
afina	-38
agora	29
agosto	46
agradecia	39
agradeço	50
agulha	-55
agulha no	-23
agência	-68
ah e	21
ai	25
ainda	23
ajuda	28
ajuda a	27
ajudante	-36
ajusta	-48
alegórico	28
alergia	-60
algo	57
algodão	-35
alguma	-79
alguma coisa	-53
alguém me	24
alguém que	24
ali	-46
alta	-54
aluno	-86
alvado	-36
amanhã	68
amarela	-85
amarela e	-23
amarelo	33
amassada	-50
amigo	56
amostra	-43
amostra fica	-36
amostras	26
analista	-29
anda	-53
animais	-66
animal	-42
anos	-34
anos e	28
anota	-25
anota no	-43
anota o	-28
anota se	-52
anotar	-74
anotar na	-42
anotações	22
anterior	50
antes	-66
antes da	40
antes das	-41
antes de	-62
anéis	-60
anéis e	-61
ao ar	-60
ao chefe	-32
ao cliente	-64
ao diretor	44
ao que	36
ao senhor	-44
ao terceiro	-48
aos	-56
aos pais	-46
apaga	-61
aparece	51
aperta	-51
aperta o	-36
apoio	-40
aponta	-39
aprendiz	48
apresenta	-50
apresenta o	-29
aprov	22
aprov :	22
aprovado	38
aprovação	-48
aproxima	-23
aproxima se	-23
apólice	-37
aqui	88
aqui em	45
aqui é	30
aquilo	38
ar	-35
ar com	-22
arca	-63
arco	-71
areia	-25
armário	-83
arquivo	-70
arquivo de	-59
arranca	-37
arrancar	-62
art	68
art 0	68
as	-69
as 0	-30
as caixas	-45
as cinzas	-50
as duas	-38
as férias	38
as guias	-22
as horas	-53
as luzes	-29
as minhas	25
as mãos	-26
as pessoas	-43
as portas	-27
assento	-37
assim	41
assina	-108
assina a	-46
assina o	-50
assinada pelos	-31
assinam	-60
assinam os	-32
assinatura	-99
assunto	116
assunto :	92
ata	84
ata da	33
ateliê	43
ateliê :	43
atenciosamente	42
atende	-52
atendente	-32
atendeu	-44
atesta	-52
atesta se	-52
atestado	-66
atraso	39
atrás	-71
atualizado	63
até	-44
até 0	-93
até ao	24
até o	-63
até zero	-51
até às	-48
auditoria	30
ausente	57
autorização	-98
auxiliar	-71
avaria	-54
avental	-69
avisa a	43
avisa o	-74
axila	-21
azeitona	-59
azul	-85
aço	-41
aí	84
aí como	35
baforadas	-28
baforadas no	-28
bainha	-65
baixa	-65
baixa a	-60
baixo	-63
balcão	35
balde	-66
baltazar	61
bancada	-22
bancada ?	47
banco	-27
bandeja	-42
banheira	-49
bar	33
barco	32
barra	-39
barras	-36
base	21
base no	21
bater	-46
batoque	-36
batoque só	-50
bebeu	-82
beijo	42
beirada	-62
bem	104
bem ?	34
bem e	-31
beto	58
betão	-69
bia	50
bia produção	42
biblioteca	61
bicho	-49
bico	-55
bidão	-48
bilheteira	-36
bloco	-47
blz	53
boa	42
boa sorte	26
boa tarde	58
boas	57
boca	-27
boletim	-52
boletim de	-35
bolha	-58
bolo	59
bolso	-57
bom	103
bom dia	74
bomba	-36
bordo	-38
borracha	-50
borrifador	-40
bota	-62
botar	39
botão	-34
branca	-66
branco e	-44
branco não	30
braço	-94
brinquedos	-61
bruninho	42
bruninho 0	42
buscar	-32
bárbara	52
bárbara 0	52
bêbado	-57
bêbado não	-57
cabe	32
cabeceira	-44
cabina	-27
cabine	-87
cabo	-76
cachorro	-35
cada	-27
cada caixa	-36
cadeado	-52
caderno	-22
cair	-56
cais	-41
caixa	-113
caixa do	-21
caixas	-59
caixinha	-38
calcula	-46
camila	64
caminhão	-62
campo	-66
campo :	-61
canal	-73
canal 0	-40
canas	41
canhoto	-75
canto	-28
capa	-51
capela	-42
capitania	27
capitão	-53
captura	30
carga	-63
carga de	-31
carimba	-43
carnaval	57
carne	-74
carol	56
carrega	-64
carrega se	-33
carrinho	-58
carro	-43
carro alegórico	28
carros	-31
carta	-72
cartaz	39
cartão	-34
cartão de	-50
cartão e	-32
cartãozinho	-26
cartório	46
cartões	-51
casa	-24
casa das	-28
casa e	-48
caso	-83
caso de	-38
categoria	-38
causa	43
causa do	22
caução	-70
cavalo	-71
centímetros	-30
cera	-64
certo	47
cesta	-87
cesta da	-30
chama	-35
chama a	-49
chama o	-70
chama se	-63
chama um	-35
chamada	-28
chamar	-42
chamar a	-43
chamar o	-30
chapa	-70
chave	-31
chaves	-25
check	30
check in	30
chefe de	-52
chefia	-25
chega	-72
chega a	-33
chegada	-21
chegam	42
chegando	-44
chegar	-39
chego	-60
chegou	98
chegou a	90
cheia	73
cheio	-36
cheirar	-91
cheiro	-60
cheiro de	-34
cheque	-21
chuva	-79
chuva ou	-30
cidadão	-45
cilindro	-27
cima	-83
cima da	-47
cima do	-37
cinco	-94
cinco anos	-55
cinco minutos	-58
cinquenta	-34
cintos	-56
cinzas	27
cio	-69
cirurgia	-85
clara	-61
claro	49
cleiton	70
cliente	-71
cliente assina	-38
cliente com	-47
cliente e	-44
cliente falar	-56
clientes	-26
climatizada	-26
cloro	-62
cláudio	64
clínica	-33
co	-22
co 0	-22
coach	53
cobra	39
cobrança	-46
cobre	-28
coco	48
cofre	-37
coisa	32
coisa eu	42
coisa liga	-45
cola	-96
colar	31
colegas	48
colegas da	39
coletor	-52
colhe	-41
colhe a	-41
colher	-52
colher de	-34
colo	38
coloca se	-51
com	-56
com 0	-39
com a	-21
com as	-34
com atraso	39
com base	21
com código	-37
com cópia	-47
com ela	-37
com ele	-20
com foto	33
com hora	-28
com letra	26
com luz	-46
com número	-50
com o	-93
com os	76
com pano	-31
com papel	-33
com pelo	-60
com um	-54
com uma	46
com vento	-56
com água	-48
combina	-44
combinar	23
combustível	23
comeu	-75
começa	-44
começa se	-44
começando	-45
começar	-31
comida	-55
comida e	-35
comigo	-67
como	68
como a	29
como está	25
como se	32
compara	-56
compara com	-46
completo	-84
comporta	35
comunica	-39
comunica se	-39
concordo	50
cone	-74
confere	-100
confere a	-43
confere o	-65
conferente	-36
conferir	-60
confio	63
confirma	-68
confirma o	-27
confirma se	-44
congela	-58
congelar	-54
conjunto	-54
consegue	23
conservadora	-60
consta	30
consulta	-89
consulta o	-67
conta	-88
conta o	-23
contacto	-40
contadores	34
contam	-70
contam se	-23
contar	-51
contar as	-42
contas	52
conto	-31
contra	24
contra a	-30
contrato	-53
contrato e	-42
controladoria	-41
controlo	53
conversa	-22
conversar	-56
convidado	-38
convulsão	-36
copo	-64
cor	42
corda	-57
corpo	-63
correio	-47
corrente	-41
corrido	43
corrige	38
corta o	-25
corte	-94
costas	-30
cpf	-42
crachá	-27
criança	-75
criança e	-35
cristo	57
cuba	-73
cuidados	-25
culpa	71
cumprimenta	-61
cumprimentos	49
curtinho	23
curto	-37
cá	30
cá vai	53
câmara	35
câmara e	-43
cão	-60
cíntia	42
código	-55
código de	-27
cópia	-56
cópia do	-47
cômodo	-38
da	32
da abertura	-34
da agência	-31
da bancada	-41
da beirada	-62
da caixa	-43
da casa	-54
da clínica	-33
da criança	-43
da cuba	-50
da câmara	62
da etiqueta	-31
da família	-51
da gaiola	-42
da hora	-37
da lavagem	-61
da linha	-44
da lâmina	-61
da mesa	-42
da mesma	-28
da noite	25
da nossa	44
da pessoa	-54
da porta	-61
da reunião	32
da sessão	-42
da tarde	-26
da tinta	-58
da transação	-38
da água	-31
dado	-27
daqui	37
das	41
das máquinas	-28
das quatro	-50
das sete	-66
data	-46
data :	68
data da	-44
data de	-63
data e	-45
davi	53
davi 0	50
de	48
de 0	-94
de :	89
de abrir	-52
de acordo	-69
de arrancar	-33
de aço	-41
de baixo	-21
de barras	-36
de borracha	-50
de cada	-68
de carnaval	57
de casa	20
de cidadão	-45
de começar	-31
de costas	-30
de dentro	-57
de devolução	-22
de dez	-40
de dia	-24
de dois	-84
de duas	21
de ela	-56
de emergência	-69
de enfermagem	34
de entrar	-44
de erro	-44
de escrever	52
de firma	24
de fora	76
de frente	-22
de frio	-39
de hora	-45
de humidade	-45
de identificação	-23
de imediato	-55
de inventário	-50
de junho	61
de lado	-82
de lhe	24
de luva	-26
de marés	-27
de meio	-51
de mexer	-59
de máquinas	-50
de mão	-57
de nascimento	-46
de ninguém	25
de noite	-39
de novembro	49
de novo	-30
de papel	-66
de pessoa	36
de plantão	-21
de procedimento	60
de pôr	36
de quem	-30
de quinze	-53
de redigir	38
de registo	-39
de repouso	-44
de segurança	35
de seis	-40
de ser	-52
de serviço	-22
de todos	32
de tudo	-79
de turno	25
de verdade	35
de vida	22
de vinte	-44
de água	43
de óbito	-24
debaixo	-73
debaixo da	-36
decantador	-37
decantador e	-37
decente	49
decidido	27
decidido que	27
dedos por	-22
deita	-59
deitar	-68
deixa	21
deixa a	-56
deixa de	62
deixa o	-57
deixa se	-41
deixar	34
deixem	-45
dela	-59
dele	-49
delegado	-37
deles	-75
delicado	-21
demais	39
demais ou	-36
dente	-51
dentro	-97
dentro da	-42
dentro do	-47
deploy	-25
depois	-61
depois a	-53
depois chama	-41
depois da	-44
depois das	-66
depois de	-41
depois do	-86
depois o	-62
der	27
descarpack	-76
descarrega	-56
desce	-23
desculpa	52
desculpem	53
desde	-45
desde 0	-73
desenho	66
desinfeta	-59
desinfeta se	-42
desliga	-65
desligada	-37
desmonta	-50
despeja	-80
despeja se	-32
detergente	-43
deu	26
devagar	-89
devagar e	-25
deve	47
devolução	-48
devolve	-98
dez	-108
dez minutos	-40
dezasseis	-53
dia	-33
dia com	-51
dia da	-21
dia seguinte	-48
dias	-39
dias de	-39
dias úteis	-31
diferença	-51
diferença de	-33
diga	-48
diga o	-52
dinheiro	-59
dinheiro não	-36
dirceu	31
dirceu 0	31
direto	-58
direto no	-52
diretor	37
direção	65
disjuntor	-47
disse	59
disse que	35
disser	21
disser que	21
disso	-45
dito	30
divergiu	-69
diz	-47
diz lhes	-37
diz o	-40
diz se	-77
dizer a	44
do 0	56
do ademir	24
do balcão	41
do cabo	-42
do cais	-34
do carro	-47
do cliente	-67
do correio	-31
do código	-44
do escrevente	-34
do freguês	-36
do fundo	25
do gato	-49
do lote	-23
do meio	-53
do mês	22
do outro	-68
do quarto	-69
do que	22
do sal	59
do senhor	-26
do telhado	52
do ticket	-48
do turno	63
dobrou	-35
doc	62
documenta	27
documenta pra	27
documento	48
documento de	-42
documento e	-48
documento para	43
documento só	47
doente	-49
dois	-91
dois anos	-44
dois dedos	-45
dois dias	-35
dois na	-28
dona	95
dona neide	61
dos	73
dos nossos	42
dou	57
dr	86
dra	60
dra helenice	42
drena	-48
drone	51
duas	-64
duas em	-27
duas horas	-63
duas pessoas	-33
duas vezes	-68
dublagem	43
dublagem :	43
duda	43
duda ateliê	43
dulce	67
dura	-46
durante	-82
durante a	-54
durante o	-56
dá a	-57
dá o	-37
dá um	26
dá uma	-56
dão	-64
dúvida	-44
e	-28
e a	-26
e abre	-25
e anota	-50
e aponta	-29
e as	-59
e assina	-23
e assinam	-32
e avisa	-24
e baixa	-29
e cada	-42
e carrega	-20
e chama	-54
e cola	-34
e com	35
e como	-31
e compara	-30
e confere	-38
e confirma	-44
e consulta	-28
e data	-58
e deixa	-39
e diz	-23
e do	-46
e dá	-43
e ela	-35
e ele	-45
e escreve	-44
e escrevem	-58
e espera	-47
e fala	-55
e fica	-48
e fone	-42
e guarda	-48
e liga	-23
e lê	-48
e manda	-64
e marca	-37
e na	27
e no	-55
e nunca	39
e não	22
e olha	-56
e os	-56
e outra	36
e passa	-59
e pede	-41
e pergunta	-70
e por	36
e põe	-47
e quatro	-27
e que	25
e quem	-38
e repor	-28
e rubrica	-46
e se	38
e seca	-24
e sem	-58
e só	-47
e tal	-29
e tira	-23
e tiram	-45
e troca	-41
e um	-73
e vai	-42
e verifica	-34
e vocês	27
e vê	-44
e às	-79
e água	-52
editor	-42
edmilson	-38
ela	-46
ela não	-40
elab	22
elab :	22
eles	36
em 0	-25
em branco	-49
em casa	-57
em caso	-38
em cima	-60
em cinco	-50
em conjunto	-54
em dois	-44
em duas	-27
em dúvida	-44
em forma	49
em ordem	47
em português	29
em primeiro	-30
em pé	-78
em qualquer	-50
em seu	-34
em staging	-51
em tudo	-40
em voz	-48
embarque	23
embora	-57
emergência	-28
emprestam	-43
empréstimo	50
encarregado	21
encerrante	-46
encerrou	46
encerrou se	46
enche	-70
encher	20
encomenda	-75
encontra	-52
endereço	-53
enf	41
enf ª	41
enfermeira	-33
eng	82
eng ª	46
engenheiro	-39
enquanto	-43
entende	38
entender	29
entra	-49
entra a	-37
entra no	-43
entrada	40
entrar	-81
entre	-56
entre 0	-93
entre uma	36
entrega	24
entrega a	-42
entrega de	23
entrega o	-52
entregar	50
entregue	-57
então	63
então a	-27
então vamos	51
então é	49
envelope	-64
envia	-46
enxaguar	-69
enxágua	-39
equipa	39
equipe	22
era	68
escala de	38
escala e	-24
escolha	-47
escolhe	-55
escorrer	-49
escotilha	-70
escova	-84
escreve no	-74
escreve o	-36
escreve se	-62
escrevente	-34
escrever	59
escrever como	42
escrevo	-29
escrita	32
escrito	55
escrito e	28
escrito o	37
escuro	-51
espalha	-60
espaço	-66
espera	-73
espera se	-77
espera secar	-41
espere	-64
espero	24
espero que	53
espuma	26
essa	31
esta ordem	-27
estado	-59
estagiários	93
estante	-38
estar	-47
estas	61
esteja	-23
estende	-30
estende se	-24
esterco	-37
estiver	-40
estojo	-41
estou	75
estou a	27
estufa	-46
está	-39
está a	21
está bem	44
está tudo	-30
estúdio	47
esvazia	-81
esvazia a	-60
esvazia o	-21
etiqueta	-100
etiqueta com	-53
etiqueta de	-45
etiqueta vermelha	-33
etiquetar	-52
eu	139
eu dito	20
eu faço	35
eu não	37
eu queria	60
eu quero	35
eu sou	26
eu só	25
euros	-51
evite	54
examina	-82
exceção	-76
exma	39
exma senhora	39
explicar	-69
explicação	46
expurgo	-39
exterior	-68
extintor	-57
f 0	46
fala aí	53
fala o	-64
falando	29
falar	24
fale	-57
falecido	-48
falei	48
falha	-23
falou	30
falta	46
falta a	-22
falta de	-33
falta uma	36
família	-39
fardo	-49
farinha	32
favor	77
faz a	-49
faz favor	44
faz me	36
faz se	-64
faz um	-26
fazenda	28
fazer	33
fazer quando	23
fazer um	25
façam	54
faço	76
fecha	-96
fecha o	-47
fecha se	-69
fechada	-67
fechadas	-26
fechado	-69
fechar	-53
fechar a	-23
feche	-56
fecho	-38
fechou	47
feira	29
festa	30
fevereiro	50
fica a	31
fica com	44
fica do	-38
fica guardada	-48
fica na	-84
fica no	-67
fica para	67
ficam	-84
ficam no	-32
ficar	31
ficasse	34
ficha	-71
ficha da	-21
ficha e	-48
ficheiro	-26
ficou	29
ficou de	33
ficou decidido	27
fila	-42
filha	53
filha que	53
filipa	61
filme	-51
filme plástico	-24
filtro	-56
fim	-25
fim da	-62
fim do	33
final	-47
financeiro	-67
fio	-47
fiquei	33
fita	-71
fizesse	27
flor	-66
fluxograma	75
fogo	-80
foi	95
foi minha	36
foi um	40
folha a	31
folha assinada	-31
folha do	-47
folhas	-36
fone	-42
for o	-42
fora	-66
fora da	-63
fora disso	-33
fora do	-79
forma	38
forma de	38
formata	-61
formato	48
formação	76
forno	-46
forte	-63
foto e	-31
foto ou	-29
fotografa	-64
fotografar	-76
fotografia	-66
fotografias	31
fotos	22
frasco	-63
freguês	-76
freio	-43
frente	-30
frente de	32
frente do	-74
fumar	-76
fundo	43
função	-47
fura	-72
férias	73
gabi	69
gabi turno	26
gaiola	-57
gancho	-35
ganchos	-70
garrafa	-44
gasolina	-54
gato	-49
gaveta	-32
geladeira	30
gelo	-90
gente pergunta	-23
gente que	21
geral	-30
gerente	36
gostaria	51
gostaria de	51
gostava	35
gostava que	23
gosto	51
governanta	-51
grade	-36
gramas	-38
grande	100
graus	-61
graus com	-26
gravando	65
gravar	-31
graxa	-43
graça	52
grito	-52
grumo	35
grupo	29
grupos	-32
grávida	-82
grávidas	-76
guarda	-83
guarda se	-68
guardada	-74
guardada noventa	-33
guardados	-60
guardar	-92
guardar no	-44
guias	-22
guião	23
gás	-45
h	-42
h 0	50
h a	-46
h antes	-27
h e	-37
h o	-34
havendo a	23
helenice	42
hiroshi	45
hoje	35
homem	-60
hora	-60
hora :	-31
hora a	-64
hora antes	-59
hora de	-42
hora e	-28
hora na	-46
hora o	56
horas	-149
horas antes	-41
horas de	-43
horas e	-52
horário	-29
houve	31
houver	-49
humidade	-72
há	-55
há grávidas	-31
há sempre	-39
hóspede	-50
ia	-26
ideia	35
identifica	-32
identificação	-23
idoso	-58
igual	-32
ilha	57
imagem	-53
imediato	-55
imprime	-49
imprime o	-27
in	30
inclusive	-44
inferior	-64
inferior a	-64
ink	54
ink 0	54
inquilino	-45
instrumento	-24
instrução	40
instrução de	38
inteiro	-37
interfone	-36
interna	45
interno	57
intervalo	-56
inventa	33
inventário	-50
inês	64
inês 0	38
inês :	44
ir	53
ir zuleide	43
irmã	42
isola	48
isso	123
isso a	45
isso tem	64
isso é	24
isto	130
isto a	33
isto em	37
isto escrito	39
isto é	62
it	95
it 0	54
item	64
item 0	64
ivo	40
j	53
jamais	-75
jeito	23
jejum	-42
joana	51
joaquim	51
joga	-37
joga fora	-35
jogo	-70
joia	46
joia ?	41
ju	38
junho	47
junta	-52
junto	-56
junto ao	-26
juntos	-40
jussara	-34
já	62
já lá	-33
jéssica	44
jéssica ink	54
kauê	43
kauê dublagem	43
keila	38
kg	-52
kkkk	92
kleber	46
km	-33
km h	-33
lacra	-54
lacrada	-34
lacre	-32
lado e	-63
lado nenhum	57
lado nunca	-21
lados	-67
lance	62
lanche	63
lanterna	-41
lança	-62
lar	37
larga	-69
largo	-58
lata	-43
lava	-52
lava se	-24
lavada	-63
lavagem	30
lavagem vai	-49
lavar	-82
lave	-55
leia	-65
leia o	-65
leio	-51
leitor	-62
leitura	-77
ler	-74
ler o	-75
letra	68
letra grande	66
leva	-47
leva a	-54
leva o	26
leva para	-52
leva um	68
levanta	-78
levantar	-57
levante	-59
levar	-48
leve	-70
lhe	61
lhe a	-42
lhe o	28
lhe que	-35
lhes	-68
lhes que	-49
libera	-44
lida	34
liga	-111
liga o	-65
liga para	-39
liga pro	-41
liga se	-25
ligam	-55
ligar	-52
ligação	-45
ligo	-22
ligo o	-22
ligue	-36
ligue o	-36
limite	-64
limpa	-87
limpar	-64
limpo	58
linguagem	76
linha	-35
linhas para	27
lista de	-64
livre	-48
livro	-103
livro de	-25
livro e	-34
livros	-86
lixo	-69
local	-47
logo	74
lol	78
longe	-81
longe da	-71
lote	-69
lote da	-25
lote e	-29
lu	52
lu 0	52
luana	39
lugar	-47
lurdes 0	48
luva	-102
luva de	-38
luva na	-42
luz	-109
luz e	-43
luz vermelha	-21
luzes	-57
luzes e	-23
lá	21
lá do	-54
lá estão	-33
lápis	61
lâmina	-93
lâmina é	-66
lâmpada	-21
lê	34
lê a	-48
lê em	-53
lê se	-60
líder	-36
maca	-70
macacão	-50
mafalda	28
mafalda :	28
mail	30
mail e	-39
maio	81
maio 0	50
maior	-43
maior que	-43
mais de	-86
mais havendo	23
mais nada	-49
mais ninguém	-35
mais um	-24
mais uma	20
mal	-51
malta	81
mancha	-54
manchado	-43
manda a	-31
mandar	-59
mando	94
manga	-41
mangueira	-39
manhã o	-37
manual	43
manual da	43
manutenção	21
manômetro	-30
mapa	-101
maquinista	-29
marca	-81
marco	-22
marinheiro	-49
marlene	46
marlene :	41
marés	-27
marés na	-27
mas	115
mas não	23
mas é	29
massa	-62
matéria	39
me	103
me chama	35
me falta	36
me faz	29
me se	39
med	30
mede	-56
mede a	-36
medicamentos	-60
medir	-47
medir o	-35
meia	-60
meia hora	-55
meio	-77
meio dia	-75
meire	33
meire 0	33
meireles	48
mel	-37
melhor	53
melhores	52
melhores cumprimentos	52
meninas	58
menino	-38
menor nem	-36
menos	41
mensagem	-78
mergulha	-25
mergulha a	-25
mesa	-77
meses	-76
mesma coisa	48
mesmo dia	-67
mesmo que	-72
mestre	-48
mestres	51
mete	-34
metro	-56
metros	-67
meu	72
mexe	-46
mexer	-61
microfone	-44
mim	31
min	-87
minha	107
minha mulher	23
minhas	25
minto	-38
minuto	-78
minutos	-62
minutos antes	-60
minutos com	-44
minutos no	-38
minutos não	60
mistura	-62
mnemónica	47
modelo	58
modelo de	28
modo	78
modo de	71
moeda	-51
moeda de	-51
moega	22
molde	-59
molhada	-38
molhado	-44
momento	34
monta	28
montar	52
montar um	52
monto	33
monto sim	33
moram	-26
morcego	44
mortas	-34
mostra	-47
mostrar	-81
mostre	23
mostre antes	27
mostrem	-65
motivo	-76
motivo e	-68
motor	-33
motorista	-32
motorista de	-56
mudança	67
muito	77
multas	-41
municipal	73
máquina	-46
máquina no	-33
máquinas	-59
máquinas e	-27
máscara	-51
máximo	-109
máximo 0	-48
máximo de	-60
mãe	-58
mãe junto	-23
mão	-52
mão não	-20
mãos	-68
mãos e	-46
médico	-68
mês	-35
mês e	-23
mínimo	-94
mínimo 0	-25
mínimo de	-48
mónica	38
música	-66
n	46
n 0	30
n º	38
na	-61
na axila	-21
na bancada	20
na bandeja	-42
na cabeça	32
na caixa	-49
na caixinha	-33
na carrinha	26
na casa	-24
na devolução	-31
na falta	-37
na ficha	-79
na folha	-61
na frente	-24
na gaveta	-27
na geladeira	30
na hora	-67
na linha	-30
na lista	-30
na mesa	-25
na mesma	-47
na máquina	-47
na parede	26
na pasta	-68
na porta	-33
na presença	-54
na sala	22
na salinha	-38
na segunda	-43
na sexta	56
na volta	-22
na véspera	-49
na zona	-29
nada mais	46
nada se	-62
nas	-82
nascimento	-46
neide	64
nem	-108
nem com	-23
nem de	48
nem para	-32
nem por	-21
nem que	-62
nereu	53
nesse caso	-59
neutro	-54
nevoeiro	44
ninguém abre	33
ninguém mexe	-25
ninguém sai	-52
ninguém vai	-66
no	-54
no alvado	-28
no armário	-60
no balcão	-62
no batoque	-36
no bolso	-44
no borrifador	-24
no branco	58
no cabo	-32
no caderno	-57
no canal	-65
no chão	-43
no descarpack	-58
no dia	-92
no envelope	-47
no fim	-103
no grupo	34
no livro	-46
no mesmo	-67
no máximo	-63
no mínimo	-56
no painel	-33
no papel	40
no pescoço	-30
no próprio	-65
no pátio	-37
no quadro	-70
no quarto	-27
no regresso	-48
no rádio	-65
no saco	-31
no sistema	-78
no sábado	29
no talão	-29
noite	21
noiva	-43
nome da	-54
nome de	-51
nome o	-44
norma	59
normal	-62
normal é	-50
nos dois	-74
nos primeiros	-44
nossa	33
nossas	45
nossos	42
nova	-97
novembro	49
noventa	-43
noventa dias	-33
novo	-31
novo ?	-58
novo no	-45
novos	-30
num documento	57
num papel	33
num raio	-42
num saco	-35
numa	56
numa folha	58
nunca	-43
nunca de	-21
nunca se	-74
nunca volta	-27
nuno 0	50
nuvem	-57
nº	29
não	-26
não a	-32
não ao	-34
não entra	-86
não existe	-64
não faz	-34
não fica	-66
não há	-34
não inventa	33
não minto	-38
não na	-40
não no	-42
não o	79
não passa	-61
não ponha	44
não precisa	31
não saem	-49
não sai	-21
não se	-98
não sobe	-54
não tatua	-57
não vai	-63
não vale	-63
não volta	-34
não é	-49
né	21
nélson	38
nélson piloto	43
nível	-50
nós no	-31
número	-103
número da	-56
número de	-33
número do	-32
números	-47
o	-50
o 0	-27
o advogado	-53
o aluno	-72
o animal	-36
o ar	-69
o arco	-71
o assunto	45
o atestado	-36
o aviso	-35
o balcão	21
o barco	31
o bloco	-66
o boletim	-48
o botão	-34
o braço	-54
o cachorro	-21
o cadeado	-47
o café	68
o caminhão	-42
o canal	-33
o capitão	-53
o carro	-23
o cartão	-50
o cartãozinho	-26
o check	30
o chefe	-37
o cheque	-21
o cliente	-46
o conferente	-36
o contacto	-44
o contrato	-42
o corpo	-48
o correio	-39
o cão	-60
o código	-50
o de	32
o dedo	-44
o delegado	-37
o dia	-36
o disjuntor	-35
o documento	-34
o embarque	23
o encarregado	-54
o envelope	-32
o estado	-51
o estojo	-29
o ficheiro	-26
o freio	-43
o fundo	-73
o gerente	38
o inquilino	-45
o instrumento	-23
o leitor	-50
o livro	-55
o lote	-25
o líder	-36
o manual	43
o mapa	-58
o maquinista	-29
o marinheiro	-49
o mesmo	26
o mestre	-49
o meu	48
o motivo	-68
o motor	-33
o no	-48
o nome	-78
o nosso	53
o nº	49
o nível	-50
o número	-62
o operador	-41
o outro	-37
o passo	40
o peso	-52
o pessoal	28
o porteiro	-39
o portão	-37
o prato	-70
o prazo	43
o primeiro	-50
o procedimento	28
o processo	-60
o professor	-26
o pó	-50
o quê	24
o rapaz	-22
o recibo	-49
o relatório	-61
o relógio	-45
o responsável	-34
o resto	52
o resultado	-26
o saco	-45
o sal	-29
o seguinte	55
o segundo	-44
o senhor	71
o sinal	22
o skipper	-65
o tabuleiro	-24
o talão	-36
o tamanho	-55
o telefone	28
o teor	-41
o terminal	-57
o termo	-41
o teste	-34
o texto	50
o ticket	-56
o tutor	-69
o técnico	-33
o valor	-40
o veterinário	46
o vibrador	-35
o vigia	-30
o voluntário	-35
o último	34
objeto	-22
obra	-37
obras	-34
obrigada	74
obrigado	76
obs	35
observador	29
observação	29
oferece se	26
ofício	61
oi	64
oito	-22
oito e	27
olha	-91
olha a	-73
olha o	-44
olhar	-91
olhar a	-55
olhe	21
olho	-29
olá	60
onde se	-32
ontem	55
ontem foi	40
onze	-26
operador	-48
operador confere	-23
ora	21
orelhas	-72
original	-43
orçamento	60
os	-55
os cartões	-51
os cuidados	-25
os dias	46
os livros	-69
os melhores	52
os números	-47
os quadros	-30
os raw	-31
os sacos	-72
os volumes	-47
os voluntários	48
otávio	74
otávio 0	31
ou	-72
ou com	-83
ou não	-60
ou o	-64
outorgante	21
outra coisa	-26
outra vez	-36
outro assunto	34
ouve	-52
ouvido	-46
ouvir	25
p	92
paciência	63
pacote	-70
padre	54
padrinho	-54
padrinhos	-33
pagamento	-23
pague	-23
pai	-20
painel	-45
pais	-71
palavra	43
palavras dele	-48
palavrão	-59
palavrões	57
paletes	-66
panela	-61
pano	-71
pano úmido	-29
papel com	-42
papel para	28
para :	84
para as	33
para os	65
para quem	36
para rever	45
para revisão	-46
parabéns	67
parecer	-53
parou	-40
parte	62
parte das	58
parte de	39
partida	26
partir	-51
passa	-67
passa ao	-55
passa com	-44
passa de	-61
passa isso	26
passados	-50
passar de	-30
passar isto	41
passar o	-38
passe	-28
passo	78
passo a	56
passo da	47
passou	-76
passou de	-51
password	-73
pasta	-78
patrão	55
paulo	77
paz	82
pdf	52
pede	-100
pede a	-38
pede lhe	-48
pede o	-37
pede se	-61
pedir	23
pedir à	45
pega	-46
pela	-60
pela atenção	53
pela paciência	53
pela porta	-37
pelas	-32
pelo	-51
pelo menos	-60
pelo nome	28
pelos	-64
pelos que	-51
pendurada	-37
peneira	-52
pequena	-53
pequeno	-46
pequenos	-46
perceba	28
perdido	-54
perdigão	51
perfil	-25
pergunta	-54
pergunta o	-53
pergunta se	-71
pergunta à	-35
perguntando	-38
perguntar o	-72
perguntar se	-70
pergunte	-90
perguntem	-81
pergunto	-82
perguntou	55
perto	-45
pesa	-60
pesa o	-67
pesa se	-30
pescoço	-53
peso	-62
pessoa	-44
pessoa se	-30
pessoal	65
pessoal do	45
pessoas	-61
peça	-59
peça com	-47
peça de	-33
peça e	-53
peças	-67
peço	-42
ph	-51
pia	20
piloto	60
piloto 0	43
pinça	-78
piquete	-43
piscina	-20
piso	-74
placa	-77
plantão	27
plantão e	45
plaqueta	-30
plástico	-24
plástico em	-24
pode	42
pode ser	50
podre	-71
pois	76
pois é	66
ponha	55
ponham	50
ponta	42
ponto	21
ponto 0	52
ponto final	-54
pontos	48
pop	60
por baixo	-37
por causa	43
por cima	-28
por cinco	-46
por dentro	-46
por dois	-44
por esta	-27
por favor	77
por fora	-45
por mais	-30
por rádio	-34
por telefone	-75
por trás	-51
por um	-34
por último	-69
porca	-28
porque	-75
porta	-89
porta aberta	-49
porta do	-29
porta fechada	-24
porta paletes	-66
portas	-21
porteiro não	21
possa	34
posto	87
posto da	61
pote	37
pousa	-23
pra	43
pra ela	-50
pra mim	39
pra ver	-59
praia	-37
prateleira	-58
prazo	-33
prazo não	-56
precisamos	44
preciso	51
preciso de	55
preenche	-52
preenchida	-57
prender	-72
prepara	-40
presentes	60
presentes :	45
pressa	62
preta	-83
pretendo	46
preto	37
preto no	58
pri	63
pri gerente	53
pri suporte	30
primeira	-24
primeira boa	-47
primeira vez	62
primeiro	-35
primeiro e	-51
primeiro isola	48
primeiro lugar	-30
primeiro o	-73
primeiros	-62
print	-55
pro hóspede	-33
pro tambor	-23
proa	-25
procedimento	106
procedimento da	21
procedimento de	41
procedimento para	43
processo	-21
procurar	-27
produto	-71
produtor	-64
produção	31
produção :	42
professor	-26
professora	45
profundidade	-58
proibida	-74
proibido	-67
projecção	41
projecção 0	41
pronto	56
prova de	58
pré	-70
prévia	-47
próprio	-65
próprio dia	-61
próxima	40
próxima reunião	58
puder	78
puder sair	36
puxa	-86
pá	-33
página	86
pátio	-47
pé	-27
pó	-53
pôr a	-67
põe	-45
põe a	-88
põe o	-22
põe se	-48
quadro	-36
quadro com	-72
quadros	-54
qualidade	79
qualquer	22
qualquer coisa	31
quando a	-47
quando o	-33
quando uma	23
quantas	-33
quantos	-52
quarenta	-75
quarta	31
quarta feira	-51
quarto	-94
quatro	-61
quatro e	-43
quatro lados	-37
que	106
que a	66
que abre	-42
que alguém	24
que as	38
que chama	25
que depois	51
que deve	46
que dê	-51
que escreve	39
que estar	-35
que está	-47
que eu	92
que falta	-79
que fazer	23
que fica	54
que foi	75
que horas	-47
que isto	26
que já	45
que me	-33
que ninguém	22
que nos	-20
que não	-52
que o	29
que qualquer	47
que sai	-62
que se	22
que ser	-47
que sobrou	-49
que tem	21
que temos	33
que ter	-47
que tá	-59
que um	23
que virar	37
que vão	-45
que vê	-55
quebrado	-24
quem	32
quem escreve	52
quem está	-28
quem faz	24
quem não	-64
quem o	42
quem vai	-34
quente	46
quer	-39
quer um	37
queria	50
queria deixar	31
quero	94
quero um	43
quero é	33
questão	65
quilómetros	-41
quilómetros e	-41
quinta	68
quinta feira	-39
quintas	23
quinze	-78
quinze dias	-39
quinze minutos	-63
quê	24
r	78
rafa	53
rafa coach	53
raio	-42
raio de	-42
ralo	-48
rapa	-21
rapaz	-35
rapaz da	-30
rascunho	53
rasgada	-27
rasgado	-54
raspa	-59
raw	-31
re	30
re :	30
recebe	-36
recebe a	-34
receber	-29
recebo	-32
recebo a	-32
recepção	76
receção	69
receção do	48
recibo	-62
recibo e	-27
recluso	-56
recolhe	-76
recusa	-33
recusou	-73
redação	37
redigir	38
reduz	-36
regista	-79
regista o	-26
registo	-73
regulamento	60
reinicia	-46
relatório	-61
relatório de	-28
relógio	-45
remédio	-67
repete	-25
repete se	-21
repetir	-66
repor	-28
repouso	-44
requisição	41
reserva	24
residência	51
respondendo	47
resposta	40
resto	52
resultado	-41
resíduo	-38
retira	-38
reunião	125
reunião de	98
rev	27
rev 0	27
rever	45
revisa	-59
revisão	-46
rh	52
rh 0	59
ria	55
ricardo	63
ricardo it	54
riscos	-66
rita	68
rita rh	59
rodapé	58
rodas	-65
rosca	-24
rosângela	60
rotação	-23
roteiro	36
rotina	44
roupa	-65
roxa	-64
rs	72
rua	-57
rubrica	-64
rui	21
rui projecção	41
rádio	-33
rádio e	-51
s	61
sabe	58
sabe fala	30
saco	-99
saco fechado	-30
sacos	-72
saem	-52
sagrado	-57
sai	-92
sai da	-65
sai de	-52
sai sem	-36
sair	-27
saiu	-52
sal	27
sala 0	52
sala :	-42
sala de	24
sala e	-35
salinha	-38
salário	-73
sandra	55
sanitizante	-36
sanitária	27
saudade	51
saída e	33
se abre	-59
se aceita	-38
se alguém	-63
se ao	-67
se apaga	-61
se as	-33
se até	-50
se com	-81
se comeu	-61
se de	-39
se diz	-25
se dá	-45
se e	-84
se ele	-28
se em	-67
se escorrer	-41
se for	-25
se fora	-40
se houver	-49
se há	-53
se já	-40
se me	33
se na	-78
se no	-47
se oferece	-27
se os	-52
se passar	-32
se primeiro	-50
se puder	78
se se	24
se tem	-56
se tiver	22
se toca	-34
se tomou	-56
se tudo	-51
se uma	-32
se à	-80
se é	33
seca	-82
seca ao	-31
seca com	-40
secar	-41
seco	-54
secretária	67
segue	-21
seguem	90
seguidos	-63
seguinte	32
segundo	-51
segura	-77
segurança	34
sei	38
seis	-125
seis e	-25
seis meses	-53
seja	-23
selada	-45
selar	-65
selo	-75
sem	-33
sem a	-24
sem autorização	-64
sem o	-73
sem outro	34
sem palavrões	77
semanas	-44
sempre	-75
sempre dois	-54
sempre no	-43
sempre um	-42
senha	-68
senha e	-32
senha nunca	-56
senhor	70
senhora	73
senhora que	22
senta	-65
sentido	23
senão	-58
separa	-110
separa a	-71
separa os	-35
separar	-44
sequência	43
ser e	25
serra	28
serviço n	30
serviços	57
sessenta	-65
sete	-81
seu	40
seu nome	-34
show	43
sido	-43
silêncio	-41
sim	-38
simples	52
sinal	-56
sinal de	-77
sirene	-53
sistema	-79
sistema e	-39
skipper	-65
sobe	-58
sobe os	-36
sobe se	-26
sobrar	-55
sobre	71
sobre a	41
sobre o	32
sobrou	-23
soda	-65
sofia	55
sofia 0	25
sol	-33
solar	43
solda	-37
solicita	25
solicitar	27
som	-48
sonda	-52
soraia	43
soraia 0	35
sorriso	-28
sorriso que	-28
sorte	26
sozinho	-92
sozinho na	-45
sr	68
staging	-51
sugestão	58
supervisora	52
supervisora keila	52
suporte	30
suporte n	30
sábado	29
são de	-45
são sempre	-47
são três	-41
sério	56
sílica	-25
só a	-79
só aí	-72
só com	-113
só depois	-54
só então	-42
só no	-50
só passa	-32
tabela	27
tabela de	-27
tabuleiro	-45
talhão	-73
talão	-32
talão e	-63
tamanho	-75
tambor	-69
também	42
tampa	-74
tanque	-52
tapa	23
tarde	44
tarde :	26
tati	55
tatua	-57
te	62
telefona	-46
telefona se	-36
telefona à	-26
telefone	-38
telefone da	-46
telemóveis	-63
telemóvel	-58
teles	21
telha	-69
telhado	53
telmo	43
telmo 0	43
tem	-35
tem de	24
tema	33
temos	70
temperatura	-59
tempo	-28
tenham	38
tenho	57
teor	-41
terceira	-37
terceiro	-55
teresa	41
terminal	-57
terminou	-44
termo	-41
termômetro	-70
termômetro da	-36
terço	-34
terço do	-32
testa	-41
testa a	-23
teste	-95
testemunhas	-50
testo	-42
testo o	-42
teta	-22
teto	-25
teu	49
teve	20
texto	91
ti	52
tiago	54
tiago f	46
ticket	-63
tinta	-72
tipo	-66
tira	-90
tira a	-48
tira as	-22
tira foto	-47
tira se	-46
tiram	-45
tire	-49
tiver grumo	35
toca	-59
toco	-42
toda	-54
todo	-31
todo dia	-33
todos	41
todos de	-37
todos e	32
todos os	20
tom	32
toma	-67
tomada	-61
tomas	83
tomou	-56
tomou a	-56
trabalho	46
tradutor	22
tranca	-40
tranca por	-40
transação	-38
transformar	53
tratada	-49
tratar	46
tratar encerrou	46
travado	-31
traz	-28
traz o	-23
traço	-29
trinta	-33
trinta minutos	-63
troca	-53
trocada	-49
trocar	-38
trás	-54
trás e	-26
três	-55
três anos	-26
três baforadas	-28
três minutos	50
três vezes	22
tu	78
tubos	-68
tudo	-55
tudo bem	-34
tudo e	-43
tudo joia	46
tudo na	-55
tudo o	-40
tudo se	45
turno	41
turno tarde	26
tutor	-69
tá	96
tá me	37
técnica	45
têm	-56
tô	37
um a	-30
um abraço	26
um cartaz	39
um deles	-58
um dia	-84
um documento	54
um homem	-32
um minuto	-42
um mês	-66
um passo	29
um pop	41
um por	-31
um procedimento	55
um roteiro	36
um segundo	-40
um sorriso	-28
um terço	-32
uma	21
uma coisa	32
uma escala	-42
uma folha	60
uma fotografia	-59
uma hora	-49
uma instrução	34
uma norma	36
uma página	51
uma vergonha	47
uma vez	-58
umas linhas	27
umidade	-38
urna	-49
usa	38
usa se	-63
usada	-30
utente	-62
v	83
v 0	58
vaca	29
vacina	-49
vai	-84
vai no	-71
vai para	-103
vai pra	-60
vai pro	-45
vai sozinho	-45
vai usar	-47
vai ver	-37
vai à	-40
valeu	53
validade	-88
valor	-62
vamos	55
vamos lá	48
van	29
variáveis	-32
varre	-43
vasco	35
vasco 0	35
vazio	-52
vc	61
vcs	48
vedado	-31
veja	-55
vejo	-60
velho	45
vender	-31
venho	61
venho por	49
vento	-45
vento e	-41
ver	-37
ver a	-71
ver as	-51
vera	46
vera 0	46
verdade	45
verde	-69
vergonha	-49
verifica	-45
verificação	39
vermelha	-78
vermelho	-87
versão	39
veste	-73
vestiário	-42
veterinário	44
vez e	-33
vez sem	-40
vezes	-44
vi	61
viagem	-21
viatura	-44
viaturas	40
vibrador	-35
vida	54
vidro	-74
vigia	-49
vigilância	48
vigilância sanitária	27
vinheta	-36
vinte	-70
vinte e	-46
vinte minutos	-39
vira	-55
virar	-28
vista	-64
viu	27
você	35
você que	24
volta	-74
volta do	-39
volta pra	-30
volta à	-22
voltas	-49
volume	-40
volumes	-59
voluntários	26
vou	91
voz	-67
voz alta	-48
válvula	-44
vão	-95
vão ao	-60
vão para	-47
véspera	-57
vê	-38
vê a	-57
vê o	-70
vê se	23
vêm	-28
wellington	58
wellington 0	44
whatsapp	-79
zero	-57
zona	-29
zona de	-29
zuleide	20
zé canas	41
ª	62
º	34
º 0	45
à chegada	-29
à entrada	-48
à família	-30
à frente	-74
à mota	-29
à mãe	-59
à noite	23
à parte	-89
à porta	-46
à quarta	-59
à vista	-44
à volta	-51
à água	-30
às	-26
às 0	-31
às oito	-50
às seis	-25
ácido	-90
água	-39
água da	-79
álcool	-64
álcool 0	-36
árbitro	-39
é assim	29
é da	-85
é de	64
é do	-88
é e	-30
é isso	47
é isto	47
é o	39
é para	41
é que	41
é sagrado	-57
é só	-85
é tudo	45
é uma	35
é vedado	-45
óbito	-24
óbvio	75
óculos e	-55
óleo	-55
última	-75
último	22
úmido	-64
único	43
úteis	-31
úteis antes	-31
👍	50
😭	63`;
