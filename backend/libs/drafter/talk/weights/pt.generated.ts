// Made by `npm run bench:talk -- --write` from test/data/talk/pt.txt; do not edit.
export const TALK_PT = `27
!	122
! !	41
#=-1	43
#=1	58
#=2	123
#=4	-43
$=!	121
$=0	73
$=:	127
$=?	55
$=ademir	25
$=ajuda	-50
$=alta	-38
$=amigo	52
$=anos	-71
$=anterior	-43
$=antes	-26
$=ar	-62
$=armário	-69
$=assim	52
$=assina	-81
$=assinam	-49
$=assinatura	-46
$=atenciosamente	44
$=autorização	-44
$=aviso	29
$=bainha	-57
$=balde	-36
$=bancada	-68
$=bem	55
$=beto	62
$=bolso	-46
$=cabo	-49
$=caixa	-49
$=cara	-69
$=carol	59
$=carro	-52
$=carta	-67
$=casa	50
$=caso	-38
$=caução	-34
$=central	-66
$=cima	-30
$=cleiton	72
$=cliente	-54
$=coisa	57
$=completo	-71
$=cumprimentos	68
$=data	-30
$=dela	-48
$=dele	-43
$=deles	-47
$=depois	27
$=dias	-106
$=disjuntor	-20
$=dois	-22
$=dá	-62
$=edmilson	-39
$=ele	58
$=endereço	-38
$=engenheiro	-47
$=entra	-64
$=escrito	29
$=estão	21
$=eu	-25
$=expurgo	-33
$=falta	-60
$=favor	65
$=fechada	-42
$=fecho	-35
$=feira	-45
$=fica	-66
$=ficha	-52
$=folha	-58
$=fora	29
$=foto	-41
$=freguês	-36
$=frente	-43
$=fundo	26
$=férias	65
$=gerente	39
$=grade	-39
$=grande	35
$=graus	-28
$=graça	47
$=h	-70
$=hora	-94
$=igual	-51
$=isso	76
$=ju	47
$=junto	-62
$=keila	46
$=kkkk	70
$=lado	-70
$=lar	45
$=largo	-34
$=lavar	-42
$=leitor	-56
$=ligação	-43
$=limpa	-48
$=livre	-45
$=logo	27
$=lote	-52
$=manhã	55
$=meses	-42
$=mexe	-42
$=mim	-31
$=min	-51
$=minuto	-60
$=minutos	-59
$=mota	-44
$=máquina	-36
$=máximo	-45
$=mão	-65
$=nada	28
$=ninguém	-79
$=noite	82
$=nome	-44
$=nossa	28
$=nunca	-59
$=né	-46
$=número	-46
$=obra	-30
$=ordem	-42
$=padrinhos	-39
$=pais	-70
$=perdigão	33
$=pessoa	-48
$=porca	-47
$=porta	-56
$=portão	-48
$=prazo	-43
$=print	-51
$=quadro	53
$=quarto	-68
$=questão	54
$=quintas	22
$=repouso	-34
$=requisição	29
$=residência	56
$=reunião	39
$=revisão	-46
$=rodas	-58
$=rs	73
$=rua	-36
$=sair	-65
$=sala	-28
$=se	-34
$=segue	-22
$=selo	-51
$=sessão	-48
$=sistema	-47
$=soda	-46
$=sozinho	-47
$=talhão	-68
$=tampa	-41
$=tarde	-24
$=tati	51
$=telefone	-62
$=tempo	20
$=ticket	-50
$=tira	-42
$=todos	51
$=troca	-56
$=turno	47
$=tá	56
$=um	-30
$=vale	-57
$=validade	-86
$=verde	-48
$=vestiário	-44
$=vida	49
$=viu	27
$=volta	-50
$=voz	-64
$=wellington	49
$=água	21
0 0	79
0 ?	62
0 a	-29
0 anos	-28
0 c	-87
0 de	63
0 dias	-99
0 duda	41
0 e	-56
0 em	-58
0 gramas	-26
0 graus	-44
0 h	-36
0 horas	-68
0 inês	38
0 kg	-41
0 m	-26
0 marlene	39
0 min	-84
0 minuto	-32
0 minutos	-32
0 não	-60
0 operador	-38
0 ou	25
0 por	-51
0 portão	56
0 volta	-51
01=0 duda	41
01=0 inês	38
01=0 marlene	39
01=0 operador	-38
01=0 portão	56
01=a 0	-38
01=a chave	-45
01=a equipe	-21
01=abre a	-26
01=acho que	53
01=acima de	-49
01=alô alô	36
01=ao fim	22
01=as guias	-24
01=assunto :	80
01=atenciosamente 	44
01=beto 	62
01=bia produção	50
01=boa tarde	42
01=bom dia	59
01=bárbara 0	51
01=cada um	44
01=carga de	-24
01=carol 	59
01=com o	-34
01=como é	37
01=davi 0	42
01=de :	72
01=de manhã	-50
01=deixa de	55
01=depois da	-35
01=depois das	-30
01=diz se	-62
01=duas pessoas	-31
01=e o	52
01=e se	67
01=em cada	-41
01=em caso	-28
01=em dúvida	-55
01=entre 0	-47
01=espero que	46
01=exma senhora	43
01=faz se	-56
01=ficou decidido	22
01=gabi turno	28
01=gostava que	21
01=graça 	34
01=inês 0	22
01=ir zuleide	53
01=ju 	47
01=kauê dublagem	37
01=lu 0	53
01=lurdes 0	46
01=lê se	-58
01=mafalda :	45
01=mede a	-40
01=meire 0	59
01=menos de	-27
01=mergulha a	-24
01=nada de	-76
01=nada mais	47
01=nada se	-82
01=nesse caso	-54
01=ninguém sai	-41
01=no dia	-41
01=no fim	-38
01=no regresso	-44
01=nunca se	-68
01=não precisa	39
01=não se	-127
01=nélson piloto	44
01=o caminhão	-37
01=o cliente	-45
01=o conferente	-33
01=o marinheiro	-28
01=o motorista	-41
01=o porteiro	-38
01=o que	21
01=o resto	48
01=o segundo	-24
01=o senhor	68
01=otávio 0	22
01=para :	75
01=passar isto	46
01=pergunta o	-46
01=pergunta se	-47
01=perguntar se	-58
01=pesa se	-32
01=pois é	67
01=ponto 0	56
01=preciso de	24
01=presentes :	39
01=pri gerente	39
01=pri suporte	36
01=quando o	-32
01=quem está	-42
01=quero um	38
01=rev 0	45
01=ricardo it	57
01=rita rh	62
01=rui projecção	50
01=se a	-38
01=se ele	-27
01=se o	-63
01=se passar	-35
01=se puder	51
01=soraia 0	63
01=supervisora keila	46
01=tati 	51
01=telmo 0	42
01=tem que	-60
01=tiago f	49
01=tudo joia	50
01=um abraço	68
01=uma hora	-43
01=vai para	-39
01=vasco 0	36
01=venho por	42
01=vê se	24
01=wellington 	49
01=às 0	-45
0=a	-69
0=abre	-72
0=abrir	-24
0=abs	54
0=acho	33
0=acima	-49
0=ai	51
0=alguém	47
0=alô	36
0=anota	31
0=antes	-41
0=aos	-38
0=aqui	33
0=as	-93
0=assunto	80
0=ata	50
0=atenciosamente	44
0=banco	-24
0=beto	62
0=bia	50
0=boa	63
0=bom	66
0=bárbara	51
0=caixa	-39
0=cara	47
0=carga	-24
0=carol	59
0=cartão	-45
0=chegando	-31
0=chego	-75
0=com	32
0=como	61
0=compara	-50
0=concordo	61
0=conferir	-43
0=confirma	-60
0=corda	-43
0=cumprimenta	-45
0=davi	40
0=de	26
0=deixa	27
0=depois	-118
0=desmonta	-32
0=diferença	-37
0=diga	-61
0=dinheiro	-34
0=divergiu	-71
0=diz	-65
0=do	83
0=duas	-40
0=durante	-59
0=dá	26
0=e	91
0=em	-32
0=enquanto	-44
0=entre	-47
0=escreva	-23
0=espalha	-55
0=espera	-32
0=espero	46
0=esvazia	-54
0=eu	62
0=exma	43
0=fala	54
0=fale	-60
0=falta	64
0=faz	-45
0=fecha	-50
0=fica	23
0=ficou	22
0=gabi	28
0=gente	77
0=gostava	21
0=graça	34
0=há	-74
0=inês	22
0=ir	53
0=isso	36
0=isto	51
0=ju	47
0=kauê	37
0=lava	-40
0=liga	-83
0=lu	53
0=lurdes	46
0=luva	-84
0=lá	-44
0=lê	-86
0=mafalda	45
0=marca	-27
0=me	44
0=mede	-51
0=meire	59
0=meninas	54
0=menos	-27
0=mergulha	-24
0=mistura	-52
0=mostra	-30
0=máximo	-42
0=nesse	23
0=ninguém	-76
0=no	-32
0=nunca	-68
0=nélson	44
0=o	-42
0=obrigada	68
0=observação	33
0=oi	59
0=ok	88
0=olá	47
0=ora	41
0=os	-116
0=otávio	25
0=p	42
0=para	22
0=passa	-62
0=passar	30
0=pede	-54
0=pela	-37
0=pergunta	-86
0=perguntar	-22
0=pesa	-33
0=peça	-69
0=peço	-38
0=pois	71
0=ponto	56
0=por	60
0=prazo	-55
0=preciso	59
0=preenche	-45
0=presentes	39
0=pri	51
0=primeiro	-70
0=prova	32
0=pôr	29
0=põe	-85
0=quando	-78
0=quem	-36
0=quero	67
0=rev	45
0=ricardo	57
0=rita	62
0=rui	50
0=se	-40
0=seca	-57
0=segue	22
0=separa	-38
0=seu	35
0=sexta	-47
0=show	50
0=soraia	65
0=supervisora	46
0=são	-79
0=só	-84
0=tati	51
0=telemóveis	-50
0=telmo	42
0=tem	-60
0=tiago	49
0=toda	-28
0=todo	-38
0=transformar	54
0=três	-43
0=tudo	50
0=tá	54
0=uma	-87
0=vasco	36
0=venho	49
0=vinte	-43
0=viva	39
0=vou	38
0=wellington	49
0=à	-44
0=às	-45
0=água	-49
0=é	51
1=	63
1=0	55
1=abraço	68
1=abre	-27
1=acho	50
1=acima	-49
1=alô	36
1=aos	-74
1=as	-46
1=assinada	-43
1=atendente	-28
1=até	-51
1=aí	61
1=bico	-50
1=boa	45
1=bom	46
1=cabine	-35
1=cada	-41
1=caixa	-37
1=caminhão	-37
1=caso	-63
1=central	44
1=chave	-45
1=chega	-37
1=chegada	-34
1=cheirar	-43
1=cliente	-45
1=colegas	65
1=com	-39
1=conferente	-33
1=decidido	22
1=deixar	44
1=depois	-51
1=devolução	31
1=dez	-51
1=dia	48
1=diretor	30
1=do	68
1=duas	-48
1=dublagem	37
1=duda	41
1=dúvida	-55
1=ele	-27
1=em	-25
1=entrada	36
1=entre	-37
1=então	34
1=equipe	-21
1=escreve	43
1=f	49
1=faz	-25
1=fim	36
1=fora	-88
1=gerente	69
1=guias	-24
1=hora	-40
1=inês	38
1=isso	-39
1=isto	68
1=it	57
1=joia	50
1=já	40
1=keila	46
1=lavagem	40
1=ler	-73
1=leva	-44
1=lhe	-42
1=lhes	-56
1=linguagem	53
1=lá	48
1=mais	74
1=manhã	-50
1=marinheiro	-28
1=marlene	39
1=me	51
1=minutos	-49
1=modo	61
1=monta	29
1=motorista	-57
1=na	-28
1=ninguém	-30
1=no	-114
1=nome	-45
1=não	-72
1=o	-40
1=olha	-65
1=onde	25
1=operador	-42
1=papel	-30
1=para	-39
1=passa	-52
1=passar	-35
1=pelo	-29
1=pesa	-38
1=pessoal	28
1=pessoas	-31
1=peça	-61
1=piloto	44
1=por	61
1=porteiro	-38
1=portão	56
1=pra	50
1=precisa	39
1=primeira	-30
1=projecção	50
1=pronto	40
1=puder	51
1=quem	51
1=quinta	-29
1=recepção	-25
1=regresso	-44
1=resposta	45
1=resto	48
1=rh	62
1=sai	-55
1=se	-29
1=segunda	-41
1=segundo	-48
1=sem	-98
1=sempre	-89
1=senhor	68
1=senhora	45
1=sim	-25
1=suporte	36
1=tarde	42
1=tem	-43
1=tirar	-62
1=tiver	36
1=trinta	27
1=três	-52
1=tudo	-54
1=turno	28
1=vai	-57
1=vou	71
1=zuleide	53
1=à	-81
1=água	-94
2=	130
2=!	61
2=0	-27
2=:	49
2=?	65
2=a	-22
2=abre	-51
2=abrem	-20
2=acompanha	-40
2=antes	-76
2=ao	-73
2=as	-50
2=assina	-40
2=assinam	-51
2=ateliê	41
2=balcão	76
2=bem	70
2=café	72
2=cartão	-45
2=chama	-58
2=chega	-66
2=cliente	-60
2=coco	56
2=com	-33
2=confere	-95
2=conta	-33
2=conversa	-71
2=da	45
2=das	29
2=data	-77
2=deixa	-32
2=depois	-28
2=descarrega	-54
2=devolve	-40
2=dia	-64
2=dias	21
2=diferença	-51
2=diz	22
2=do	127
2=dos	-53
2=dra	30
2=e	-50
2=ela	52
2=enf	35
2=entra	-43
2=então	50
2=este	39
2=está	-23
2=estão	-36
2=etiqueta	-45
2=eu	65
2=família	-43
2=faz	-62
2=fecha	-24
2=feira	-29
2=fica	-73
2=ficou	32
2=folha	-27
2=foto	-62
2=frente	-20
2=ganchos	-45
2=grumo	25
2=h	-45
2=hiroshi	68
2=hora	33
2=isto	51
2=letra	69
2=leva	-47
2=liga	-31
2=livro	-30
2=lá	-63
2=lê	20
2=maio	58
2=mas	47
2=me	34
2=molde	-50
2=mãe	-44
2=n	36
2=na	-51
2=nem	25
2=nos	-36
2=num	-52
2=nunca	-49
2=não	-86
2=os	-34
2=palavras	21
2=para	-47
2=parte	36
2=pede	-58
2=pelos	-51
2=pergunta	-37
2=pesa	-32
2=peso	-55
2=pessoa	-36
2=peça	-48
2=por	-67
2=porta	-41
2=pra	34
2=primeiro	-42
2=procedimento	49
2=pré	-52
2=puxa	-52
2=quadro	-54
2=quatro	-55
2=que	53
2=quer	55
2=raspa	-38
2=re	32
2=recebe	-43
2=recolhe	-41
2=remédio	-54
2=repete	-22
2=sai	-48
2=sair	34
2=sala	25
2=segue	-59
2=ser	-60
2=sobrou	-45
2=sugestão	68
2=são	-48
2=tarde	37
2=tem	24
2=temos	49
2=tira	-58
2=tubos	-66
2=têm	-24
2=um	35
2=uma	57
2=utente	-30
2=vai	-65
2=ver	-38
2=vezes	-40
2=você	-21
2=volta	-54
2=vão	-53
2=água	41
: 0	-61
: a	56
: eng	75
: lavar	-59
: o	40
: quem	-44
: re	32
: ver	-38
?	65
? ?	53
a	-40
a 0	-27
a apólice	-25
a assinatura	-28
a autorização	-40
a auxiliar	-53
a banheira	-41
a bilheteira	-25
a boca	-60
a cabeça	-38
a cabina	-37
a cabine	-35
a caixa	-35
a casa	-68
a caução	-30
a cesta	-49
a chamada	-30
a chapa	-43
a colega	-48
a controladoria	-35
a cor	-44
a criança	-33
a dar	66
a data	-60
a direção	34
a e	-62
a enfermeira	-45
a entrada	29
a entrega	21
a equipe	-21
a etiqueta	-70
a explicação	51
a família	-49
a ficha	-85
a flor	-36
a foto	-41
a gente	-20
a governanta	-43
a gravar	-25
a guia	-52
a hora	29
a ideia	41
a lanterna	-29
a limpo	61
a lista	-103
a luz	-86
a lâmina	-50
a lâmpada	-33
a mangueira	-45
a matéria	56
a menos	-64
a mesma	36
a minha	56
a máquina	28
a mãe	-41
a mão	-64
a noiva	-45
a nota	-24
a ordem	35
a palavra	32
a parte	94
a partir	-44
a passagem	-23
a passo	27
a paz	57
a pessoa	-64
a peça	-73
a placa	-60
a planilha	-34
a porta	-57
a preparação	-43
a prova	-56
a prévia	-37
a próxima	42
a pé	-26
a que	-63
a recepção	-32
a receção	26
a requisição	-36
a reunião	42
a rotina	-20
a rua	-37
a sair	-27
a secretaria	-35
a senha	-62
a senhora	37
a soda	-46
a tabela	36
a tampa	-35
a temperatura	-41
a todos	51
a tratar	47
a troca	-62
a turma	-58
a um	-51
a validade	-50
a viatura	-41
a vigilância	33
a vinheta	-45
a volta	-23
a água	-55
abaixa	-65
abaixa a	-65
abaixo	-52
abaixo de	-52
aberta	-48
aberta a	-37
aberto	-49
abertura de	59
abertura e	-61
abraço	37
abre	-58
abre a	-35
abre o	-50
abre os	-23
abrem	-36
abrir	-65
abrir a	-48
abrir o	-28
abs	54
aceita	32
acende	-37
acende as	-22
acerta	-49
acesa	-38
acho	35
acho que	32
acima	-43
acima de	-79
acompanha	-42
acordo	-57
acordou	22
advogado	-57
afina	-44
agosto	29
agradeço	38
agulha	-51
ah e	28
ai	22
ajuda a	25
ajusta	-55
alergia	-52
algo	48
algodão	-36
alguma	-85
alguma coisa	-63
alguém me	44
alguém que	34
ali	-25
alta	-51
alto	-60
aluno	-78
alvado	-50
alô	36
alô alô	36
amanhã	72
amarela	-39
amarela e	-24
amassada	-39
amigo	52
amostra	-46
amostras	33
analista	-34
anda	-54
animal	-45
ano	-41
anos	-35
anos e	31
anota no	-35
anota se	-21
anotar	-74
anotar na	-46
anterior	-54
antes	-40
antes da	44
antes das	-40
antes de	-53
anéis	-52
anéis e	-46
ao	-37
ao ar	-72
ao cliente	-28
ao diretor	41
ao terceiro	-34
aos	-80
aos pais	-35
aparece	51
aperta	-29
aperta o	-29
apoio	-34
aprendiz	41
apresenta	-49
apresenta o	-42
aprovação	-64
apólice	-25
aqui	65
aquilo	24
armazém	-47
armário	-88
arquivo	-76
arquivo de	-65
arranca	-62
arrancar	-35
as	-104
as 0	-49
as guias	-26
as luzes	-25
as mãos	-38
as pessoas	-23
as portas	-28
assim	43
assina	-100
assina a	-58
assina o	-28
assinada	-70
assinada pelos	-31
assinado	-41
assinam	-59
assinam os	-42
assinatura	-78
assunto	107
assunto :	80
ata	50
ateliê	41
ateliê :	41
atenciosamente	44
atende	-53
atendente	-28
atenção	25
atesta	-40
atesta se	-40
atestado	-62
atrás	-23
até	-59
até 0	-85
até ao	36
até o	-69
até às	-43
auditoria	34
autorização	-100
auxiliar	-65
avaria	-56
avental	-67
avisa	-54
avisa o	-53
axila	-37
azeitona	-58
azul	-73
aço	-34
aí	67
aí como	39
aí um	21
b	26
bainha	-57
baixa	-84
baixo	-22
balcão	25
balde	-43
bancada	-30
banco	-37
bandeja	-46
banheira	-56
banho	38
bar	50
barco	25
barra	-28
base	31
base no	31
bater	-34
batoque	-37
baú	-21
bebeu	-74
beijo	40
bem	92
bem ?	38
bem e	-26
beto	62
betão	-64
bia	51
bia produção	50
biblioteca	41
bicho	-39
bico	-59
bidão	-54
bilheteira	-25
boa	29
boa tarde	48
boca	-66
bolha	-58
bolo	36
bolso	-51
bom	103
bom dia	63
bomba	-41
borracha	-49
borrifador	-40
bota	-50
botar	37
botão	-30
branco	47
braço	-68
buscar	-49
bárbara	51
bárbara 0	51
c	-50
cabe	39
cabeceira	-41
cabeça	37
cabina	-37
cabine	-48
cabo	-77
cachorro	-22
cada	-38
cada caixa	-30
cadeado	-59
café	85
caixa	-88
caixa de	-22
caixas	-31
caixinha	-34
calcula	-59
camila	69
caminhão	-41
campo	-72
campo :	-66
canal	-60
canal 0	-32
canhoto	-72
capa	-36
captura	36
cara	31
carga	-59
carga de	-35
carne	-71
carol	59
carrega	-51
carrega se	-53
carrinho	-49
carro	-64
carros	-29
carta	-77
cartão	-30
cartão de	-54
cartão e	-43
cartãozinho	-39
cartões	-32
casa do	-64
casa e	-46
caso	-73
caso de	-28
categoria	-52
caução	-57
centímetros	-30
cera	-56
certo	44
cesta	-83
cesta da	-26
chama	-30
chama a	-39
chama o	-59
chama se	-51
chama um	-32
chamada	-30
chamar	-49
chamar a	-39
chamar o	-27
chapa	-62
chave	-24
chefe de	-66
chefia	-37
chega	-51
chegada	-39
chegam	31
chegando	-31
chego	-75
chegou	80
cheia	69
cheio	-46
cheirar	-91
cheiro	-66
cheiro de	-32
chuva	-63
cima	-81
cima da	-44
cima do	-57
cinco	-93
cinco anos	-47
cinco minutos	-71
cintos	-65
cirurgia	-86
clara	-72
claro	36
cleiton	72
cliente	-61
cliente assina	-35
climatizada	-37
cloro	-58
cláudio	66
clínica	-33
co	-34
co 0	-34
cobra	49
cobrança	-41
cobre	-26
coco	51
cofre	-34
coisa	36
coisa eu	40
coisa liga	-64
cola	-77
colar	38
colegas	65
coletor	-57
colhe	-28
colhe a	-28
colher	-34
com	-58
com as	-33
com base	31
com cópia	-42
com ela	-46
com ele	-34
com hora	-23
com letra	34
com luz	-33
com número	-37
com o	-105
com os	52
com pano	-30
com papel	-34
com um	-70
com água	-36
combina	-38
combustível	37
comeu	-81
começa	-59
começa se	-59
começando	-54
começar	-38
comida	-44
comida e	-44
comigo	-70
como	59
como se	43
como é	22
compara	-46
completo	-88
comporta	30
comunica	-43
comunica se	-43
concordo	61
cone	-62
confere	-102
confere a	-32
confere o	-61
conferente	-33
conferir	-43
confio	72
confirma	-68
confirma o	-29
confirma se	-35
congela	-57
conjunto	-45
conservadora	-59
consta	26
consulta	-73
consulta o	-65
conta	-80
conta o	-33
contacto	-39
contar	-29
contra	-44
contra a	-28
contrato	-49
contrato e	-28
controladoria	-35
conversa	-27
convidado	-47
convulsão	-28
copo	-69
cor	24
corda	-51
corpo	-46
correio	-47
corrente	-66
corrido	47
corta o	-36
corte	-72
costas	-27
costas e	-32
cpf	-38
crachá	-45
criança	-64
criança e	-29
cuba	-74
cuidados	-29
culpa	65
cumprimenta	-52
cumprimentos	63
curto	-69
câmara	38
câmara e	-39
código	-34
cópia	-51
cópia do	-42
cômodo	-48
da	38
da caixa	-29
da clínica	-33
da criança	-46
da cuba	-63
da câmara	49
da gaiola	-40
da lavagem	-59
da linha	-30
da lâmina	-55
da noite	27
da nossa	47
da pessoa	-54
da sessão	-48
da tinta	-51
da transação	-42
da água	-53
daqui	45
dar	38
das	44
das 0	-57
das sete	-63
data	-31
data da	-40
data de	-46
data e	-40
davi	40
davi 0	42
de	60
de 0	-125
de :	72
de abrir	-25
de acordo	-57
de arrancar	-35
de aço	-34
de borracha	-49
de cada	-66
de casa	62
de começar	-38
de costas	-27
de dentro	-45
de devolução	-33
de dia	-37
de dois	-72
de duas	-41
de ela	-62
de emergência	-77
de enfermagem	43
de escrever	33
de fora	68
de frente	-31
de hora	-40
de identificação	-38
de imediato	-45
de lado	-35
de lhe	38
de meio	-48
de máquinas	-53
de mão	-54
de nascimento	-42
de ninguém	30
de noite	-30
de papel	-65
de pessoa	46
de pôr	33
de quinze	-31
de registo	-42
de repouso	-34
de segurança	48
de seis	-47
de ser	-66
de serviço	-36
de tudo	-57
de turno	25
de verdade	37
de vida	28
de vinte	-36
de água	49
debaixo	-78
debaixo da	-41
decantador	-32
decantador e	-32
decente	43
decidido	22
decidido que	22
dedos por	-28
deita	-46
deitar	-64
deixa a	-64
deixa de	55
deixa o	-80
deixa se	-49
deixar	36
deixem	-38
dela	-65
dele	-59
delegado	-32
deles	-63
delicado	-45
demais	35
demais ou	-36
dente	-59
dentro	-87
dentro da	-53
deploy	-20
depois	-54
depois a	-58
depois chama	-31
depois da	-54
depois das	-59
depois de	-42
depois do	-74
depois o	-56
der	34
descarpack	-72
descarrega	-56
desce	-37
desculpem	60
desde	-42
desde 0	-72
desinfeta	-64
desinfeta se	-38
desliga	-55
desligada	-36
desmonta	-32
despeja	-21
despeja se	-21
detergente	-43
devagar	-72
devagar e	-36
deve	50
devolução	-51
devolve	-81
dez	-98
dez minutos	-56
dezasseis	-65
dia	-41
dia 0	-44
dia com	-41
dia da	-20
dia e	-48
dia seguinte	-43
dias	-58
dias para	27
dias úteis	-40
diferença	-58
diferença de	-38
diga	-47
diga o	-61
dinheiro	-45
direto	-55
direto no	-58
diretor	29
direção	46
disjuntor	-20
disse	36
disse que	30
disser	23
disser que	23
disso	-46
divergiu	-71
diz	-47
diz o	-36
diz se	-68
dizer a	34
do ademir	25
do balcão	46
do cabo	-45
do carro	-61
do chão	31
do cliente	-36
do código	-63
do freguês	-36
do fundo	26
do gato	-60
do lote	-25
do outro	-71
do portão	21
do quarto	-70
do ticket	-47
do turno	64
dobrou	-39
doc	64
documenta	29
documenta pra	29
documento	69
documento de	-42
documento e	-52
documento para	38
doente	-60
dois	-71
dois anos	-41
dois dedos	-43
dois dias	-26
dois na	-35
dona	68
dona neide	56
dos	44
dos nossos	46
doze	-49
dr	93
dra	30
drone	44
duas	-50
duas horas	-55
duas pessoas	-37
duas vezes	-72
dublagem	37
dublagem :	37
duda	41
duda ateliê	41
dulce	69
dupla	-22
durante	-65
durante a	-34
durante o	-52
dá o	-33
dá um	36
dá uma	-57
dão	-64
dúvida	-61
e	-35
e 0	-57
e a	-29
e abre	-28
e anota	-26
e ao	22
e as	-43
e assinam	-42
e avisa	-23
e baixa	-49
e cada	-61
e carrega	-42
e chama	-50
e cola	-32
e com	-41
e como	-41
e confere	-41
e confirma	-35
e data	-54
e deixa	-54
e do	-51
e dá	-43
e ela	-34
e ele	-59
e em	24
e escreve	-39
e escrevem	-27
e espera	-67
e eu	-23
e fala	-55
e fica	-49
e fone	-36
e leva	-44
e lê	-55
e manda	-68
e marca	-42
e meia	-31
e na	46
e no	-34
e nunca	30
e não	31
e olha	-63
e os	-80
e passa	-31
e pede	-43
e pergunta	-41
e põe	-35
e quem	-29
e repor	-50
e se	50
e seca	-25
e sem	-59
e só	-43
e tal	-33
e tiram	-39
e troca	-22
e um	-42
e vai	-36
e verifica	-24
e vocês	28
e às	-69
editor	-45
edmilson	-39
ela	-24
ela não	-25
ele	22
eles	29
em 0	-65
em cada	24
em caso	-28
em cima	-52
em conjunto	-45
em dois	-37
em dúvida	-55
em ordem	51
em português	37
em pé	-54
em qualquer	-45
em seu	-50
em staging	-55
em tudo	-40
em voz	-41
embora	-61
empréstimo	61
encarregado	-27
encerrante	-47
encerrou	47
encerrou se	47
enche	-66
encomenda	-38
encontra	-46
encosta	-50
endereço	-50
enf	35
enf ª	35
enfermagem	26
enfermeira	-50
eng	81
engenheiro	-47
enquanto	-44
entende	28
entender	31
entra	-51
entra a	-22
entrada	32
entram	20
entrar	-81
entre	-75
entre 0	-57
entrega a	-60
entregar	68
entregue	-61
então	25
então a	-40
então é	45
envelope	-40
envia	-35
enxaguar	-66
enxágua	-42
equipe	23
era	59
escala de	33
escala e	-21
escolhe	-59
escorrer	-40
escova	-89
escreva	-23
escreve no	-64
escreve o	-39
escreve se	-50
escrevem	-41
escrever	69
escrever como	41
escrevo	-26
escrita	46
escrito	81
escrito e	41
escrito o	40
escuro	-40
espalha	-55
espera	-60
espera se	-77
espera secar	-23
espero	46
espero que	46
espuma	37
essa	35
esse	-37
esta	21
esta ordem	-42
estado	-36
estagiários	66
estante	-46
estar	-30
esteja	-22
estende	-67
esterco	-59
estojo	-52
estou	73
estou a	21
estupefacientes	-36
está	-44
está bem	43
está tudo	-24
estúdio	54
esvazia	-85
esvazia o	-32
etiqueta	-120
etiqueta de	-58
etiqueta do	-24
etiqueta vermelha	-33
eu	135
eu faço	31
eu não	44
eu preciso	30
eu queria	33
eu só	23
euros	-57
evite	59
examina	-73
exma	43
exma senhora	43
explicar	-65
explicação	51
expurgo	-33
exterior	-60
extintor	-60
f	49
f 0	49
fala aí	47
fala o	-54
falando	30
falar	22
fale	-60
falecido	-38
falei	43
falha	-37
falou	-26
falta	29
falta a	-25
fardo	-52
favor	80
faz	-20
faz a	-69
faz se	-63
fazer	28
fazer quando	23
faça	37
faço	66
fecha	-71
fecha o	-35
fechada	-63
fechadas	-34
fechado	-50
fechar	-36
fechar a	-36
fecho	-35
feira	32
fica	27
fica a	56
fica com	40
fica guardada	-40
fica no	-50
fica para	64
ficam	-45
ficam no	-35
ficar	73
ficha	-111
ficha da	-27
ficha e	-34
ficou	39
ficou de	32
ficou decidido	22
fila	-57
filme	-48
fim	-38
fim do	31
final	-37
financeiro	-65
fio	-55
fique	21
fiquei	44
fita	-57
flor	-40
foi	77
foi um	43
folha	25
folha a	31
folha assinada	-31
folha do	-59
fone	-36
for o	-28
fora	-63
fora da	-71
fora disso	-24
fora do	-75
forma	36
formata	-48
formato	59
formulário	-25
forno	-55
foto ou	-32
fotografa	-61
fotografia	-80
fotografias	-39
frasco	-63
freguês	-81
frente	-27
frente de	21
frente do	-64
frio	-74
funcionário	-29
fundo	53
função	-36
fura	-78
férias	70
gabi	69
gabi turno	28
gabinete	26
gaiola	-75
gancho	-28
ganchos	-45
gato	-60
gaveta	-39
geladeira	27
gente	20
gente esvazia	-26
gera	-23
gera o	-23
gerente	63
gostaria	40
gostaria de	40
gostava	21
gostava que	21
governanta	-43
grade	-39
gramas	-26
grande	83
graus	-44
gravando	67
gravar	-25
graxa	-42
graça	47
grito	-49
grumo	25
grupos	-32
grávida	-84
grávidas	-79
guarda	-42
guarda se	-61
guardada	-73
guardar	-93
guardar no	-62
guia	-55
guias	-26
guião	52
gás	-45
h	-41
h 0	33
h a	-38
h antes	-25
h e	-30
h o	-34
hiroshi	68
homem	-32
hora	-66
hora :	-37
hora a	-54
hora antes	-45
hora de	-48
hora e	-44
hora na	-44
hora o	61
horas	-128
horas de	-38
horas e	-70
horário	-40
hotel	42
houver	-50
humidade	-45
há	-44
há grávidas	-35
hóspede	-67
ideia	41
identifica	-45
identificação	-38
idoso	-64
igual	-51
imagem	-44
imediato	-45
imprime	-37
imprime o	-23
inquilino	-55
instrumento	-21
instrução	47
instrução de	43
inteiro	-41
interna	43
intervalo	-37
inventa	33
inês	57
inês 0	22
inês :	38
ir zuleide	53
irmã	44
isola	42
isso	109
isso a	41
isso tem	62
isto	101
isto em	35
isto escrito	40
isto é	56
it	94
it 0	57
ivo	41
j	49
jamais	-77
jeito	22
jejum	-52
joaquim	31
joga	-52
joia	50
ju	47
junho	23
junta	-57
junto	-23
junto ao	-47
juntos	-32
jussara	-38
já	71
já lá	-45
kauê	37
kauê dublagem	37
keila	37
kg	-41
kkkk	70
lacra	-43
lacrada	-34
lacre	-23
lado	-20
lado e	-68
lado nunca	-30
lados	-63
lance	53
lanterna	-39
lança	-65
lar	45
larga	-49
largo	-58
lava	-29
lavada	-72
lavagem vai	-53
lavar	-97
leio	-56
leitor	-86
leitura	-58
ler	-65
letra	54
letra grande	54
leva	-120
leva a	-28
leva o	-46
leva para	-40
levanta	-68
levante	-51
lhe	20
lhe a	-36
lhe que	-60
lhes	-41
lhes que	-57
lida	37
liga	-86
liga o	-35
liga para	-41
liga pro	-70
ligam	-53
ligação	-49
ligo	-31
ligo o	-31
limpa	-92
limpo	59
linguagem	59
linha	-32
lista de	-62
livre	-45
livro	-96
livro de	-26
livro e	-24
livros	-39
lixo	-51
local	-44
logo	65
lote	-73
lote e	-28
lu	53
lu 0	53
luana	46
lugar	-26
lurdes 0	46
luva	-94
luva de	-27
luz	-106
luz e	-47
luz vermelha	-24
luzes	-64
lá do	-47
lá estão	-45
lâmina	-77
lâmina é	-53
lâmpada	-33
lê a	-43
lê em	-54
lê se	-58
líder	-34
m	-26
maca	-86
mafalda	45
mafalda :	45
mail e	-38
maio	85
maio 0	58
maior	-43
maior que	-43
mais de	-134
mais nada	-59
mais ninguém	-44
mal	-35
malta	76
mancha	-55
manchado	-50
manda	-28
manda a	-38
mandar	-20
mando	84
mangueira	-45
manhã o	-24
manual	42
manual da	42
mapa	-74
marca	-73
marca se	-34
marco	-27
marinheiro	-28
marlene	39
marlene :	39
mas	93
mas não	23
massa	-41
matéria	56
me	84
me chama	36
me com	33
me faz	40
med	37
mede	-63
mede a	-40
medir	-36
meia	-45
meia hora	-41
meio	-49
meio dia	-37
meire	59
meire 0	59
meireles	21
melhor	54
meninas	54
menino	-44
menor	-48
menor de	-48
menos	41
menos de	-44
mensagem	-80
mergulha	-24
mergulha a	-24
mesa	-46
meses	-80
mesma coisa	50
mesmo dia	-69
mesmo que	-59
mestre	30
mete	-36
metro	-71
meu	48
mexe	-39
microchip	-30
microfone	-32
mim	40
min	-84
minha	112
minha mulher	31
minuto	-84
minutos	-35
minutos antes	-54
minutos com	-32
minutos no	-27
minutos não	57
mistura	-52
modelo	30
modo	69
modo de	61
moeda	-49
moeda de	-49
molde	-66
molhada	-30
momento	44
monta	27
moram	-20
morcego	43
mostra	-32
mostra o	-29
mostrar	-21
mostre antes	21
mostrem	-65
motivo	-59
motivo e	-54
motor	-36
motorista	-35
motorista de	-61
mudança	64
muito	54
multas	-39
mundo	-24
máquina no	-21
máquinas	-59
máquinas e	-29
máximo	-80
máximo 0	-45
mãe	-33
mãe junto	-25
mão	-46
mão não	-26
mãos	-76
mãos e	-50
médico	-59
mês	-24
mês e	-40
mínimo	-58
mínimo 0	-33
música	-76
n	65
n 0	36
n º	56
na	-70
na axila	-37
na bancada	43
na bandeja	-46
na boca	-34
na caixa	-41
na caixinha	-34
na carrinha	34
na casa	-75
na ficha	-55
na folha	-68
na frente	-23
na gaveta	-27
na geladeira	27
na hora	-59
na linha	-39
na lista	-36
na mesa	-46
na mesma	-30
na máquina	-56
na parede	30
na pasta	-48
na presença	-43
na primeira	29
na sala	-27
na salinha	-46
na segunda	-39
na véspera	-43
na zona	-23
nada mais	47
nada se	-82
nas	-51
nascimento	-42
neide	52
nem	-99
nem com	-25
nem de	57
nem para	-44
nem por	-41
nem que	-36
nenhum	-38
nesse caso	-54
neutro	-61
ninguém abre	32
ninguém mexe	-30
ninguém sai	-41
ninguém se	23
ninguém vai	-48
no	-51
no armário	-51
no balcão	-63
no batoque	-37
no bolso	-40
no branco	47
no cabo	-41
no caderno	-54
no canal	-52
no carro	-32
no chão	-32
no descarpack	-57
no dia	-72
no envelope	-31
no fim	-65
no grupo	30
no livro	-37
no mesmo	-69
no máximo	-54
no mínimo	-46
no painel	-40
no papel	34
no próprio	-68
no pátio	-37
no quarto	-41
no regresso	-44
no saco	-55
no sistema	-66
noite	49
noiva	-45
nome	-60
nome da	-63
nome o	-38
norma	59
normal	-44
normal é	-42
nos primeiros	-39
nossas	51
nosso	57
nossos	46
nota	-91
nova	-62
noventa	-39
novo	-25
novo ?	-50
novos	-32
num papel	39
num saco	-21
numa	55
numa folha	60
numerada	35
nunca	-45
nunca de	-30
nunca se	-69
nº	28
não	-26
não ao	-39
não como	28
não entra	-80
não fica	-72
não há	-29
não inventa	33
não na	-52
não no	-70
não o	85
não passa	-62
não precisa	39
não saem	-57
não sai	-28
não se	-105
não sei	21
não tatua	-51
não vai	-49
não vale	-72
não volta	-44
não é	-40
nélson	28
nélson piloto	44
nós no	-25
número	-77
número da	-33
número de	-25
número do	-40
o	-40
o advogado	-57
o aluno	-72
o animal	-23
o atestado	-42
o barco	21
o baú	-21
o botão	-30
o braço	-25
o cachorro	-29
o cadeado	-57
o café	72
o caminhão	-47
o canal	-40
o cartão	-65
o cartãozinho	-39
o cliente	-33
o conferente	-33
o contrato	-42
o corpo	-34
o correio	-45
o delegado	-32
o dia	-30
o documento	-21
o elevador	-39
o encarregado	-27
o estado	-38
o estojo	-47
o forno	-25
o gerente	33
o inquilino	-55
o instrumento	-26
o leitor	-38
o livro	-48
o lote	-26
o líder	-34
o manual	42
o mapa	-43
o marinheiro	-28
o meu	29
o motivo	-54
o motor	-36
o nome	-66
o nosso	45
o nº	40
o número	-53
o outro	-34
o passo	37
o pedido	28
o peso	-37
o pessoal	27
o porteiro	-40
o portão	-38
o prato	-46
o prazo	46
o primeiro	-61
o procedimento	45
o processo	-61
o professor	-32
o que	21
o quê	28
o rapaz	-37
o recibo	-41
o relatório	-53
o relógio	-51
o responsável	-24
o resto	48
o resultado	-32
o roteiro	-46
o saco	-33
o segundo	-24
o senhor	66
o seu	-52
o sinal	-33
o skipper	-72
o tabuleiro	-30
o talão	-46
o telefone	27
o terminal	-44
o termo	-33
o termómetro	-27
o teste	-34
o ticket	-42
o turno	-21
o tutor	-29
o valor	-50
o veterinário	33
obra	-30
obras	-26
obrigada	68
obs	42
observação	33
oferece	-39
oferece se	-37
oi	59
oito	-41
olha	-75
olha a	-66
olha o	-63
olhar	-84
olhar a	-30
olhe	23
olho	-33
olá	47
onde se	-50
ontem	55
ontem foi	43
onze	-42
operador	-42
ora	32
original	-37
orçamento	54
os	-49
os cartões	-32
os cuidados	-29
os dias	38
os estupefacientes	-36
os livros	-38
os quadros	-46
os raw	-48
os volumes	-35
os voluntários	45
otávio	63
otávio 0	22
ou	-81
ou com	-58
ou não	-53
ou o	-61
ou se	23
outorgante	37
outra	-33
outro	25
ouve	-59
ouvir	31
p	90
paciência	52
pacote	-67
padre	53
padrinho	-59
padrinhos	-39
pai	-35
painel	-50
pais	-58
palavra	53
palavras dele	-57
palavrão	-54
palavrões	67
pano	-71
papel assinado	-41
papel com	-38
papel para	29
para :	75
para as	38
para os	45
para quem	37
para revisão	-46
parabéns	45
parecer	-46
parede	29
parte	94
parte das	54
parte de	37
partir	-44
passa	-63
passa com	-40
passa de	-62
passa isso	38
passa o	-27
passados	-50
passar isto	46
passe	28
passo	61
passo a	45
passo da	41
passou	-68
passou de	-65
password	-38
pasta	-47
paz	79
pede	-67
pede a	-40
pede lhe	-47
pede o	-48
pede se	-56
pedido	35
pedir à	44
pediu	27
pediu a	35
pegar	-51
pela	-46
pela porta	-43
pelas	-48
pelo	-31
pelo nome	34
pelos	-53
pelos que	-37
pendurada	-26
peneira	-41
pequeno	-31
perceba	49
perdigão	33
perfil	-45
pergunta	-58
pergunta o	-67
pergunta se	-66
perguntando	-23
perguntar se	-58
pergunte	-79
perguntem	-80
pergunto	-84
pesa	-68
pesa o	-47
pesa se	-32
peso	-69
pessoa	-23
pessoa se	-35
pessoal	51
pessoal da	23
pessoal do	44
pessoas	-41
peça	-50
peça de	-36
peça e	-58
peças	-49
peço	-38
ph	-38
piloto	65
piloto 0	44
piquete	-35
piso	-63
placa	-74
plantão	52
plaqueta	-46
pode	48
pode ser	58
podre	-78
pois	71
pois é	67
ponha	25
ponha em	21
ponham	48
ponto 0	56
pontos	38
pop	54
por cima	-30
por cinco	-48
por dentro	-22
por dois	-41
por escrito	30
por esta	-42
por favor	68
por isso	23
por mais	-25
por telefone	-57
por um	-35
porca	-47
porque	-55
porta	-42
porta aberta	-41
porta com	-29
porta fechada	-26
porteiro	-40
português	23
portão	22
possa	49
posto	63
posto da	63
pousa	-35
pra	42
pra ela	-25
pra mim	41
pra pessoa	-32
pra ver	-58
praia	-32
prateleira	-60
prato	-46
prazo	-21
prazo não	-68
precisa de	-33
preciso	37
preciso de	27
preenche	-54
preenchida	-56
prepara	-49
presentes	39
presentes :	39
presença	-43
pressa	58
preta	-83
preto	37
preto no	47
pri	51
pri gerente	39
pri suporte	36
primeira boa	-51
primeira vez	58
primeiro	-24
primeiro e	-24
primeiro isola	42
primeiro o	-59
primeiros	-50
print	-49
pro frasco	-26
pro hóspede	-53
procedimento	105
procedimento da	30
procedimento de	55
procedimento para	48
processo	-32
procurar	24
produto	-68
produtor	-71
produção :	50
professor	-32
professora	45
proibido	-76
projecção	50
projecção 0	50
pronto	79
pros	25
pros dois	25
prova de	61
pré	-71
prévia	-37
próprio	-68
próprio dia	-63
próxima	42
próxima reunião	39
puder	80
puder sair	34
puxa	-71
página	82
páginas	-62
pátio	-37
pé	-28
pó	-49
pôr	44
põe	-79
põe a	-73
quadro	-22
quadro com	-75
quadros	-46
qualidade	65
qualquer coisa	30
quando a	-29
quando o	-33
quando uma	23
quantas	-39
quantos	-53
quarenta	-75
quarta	50
quarta feira	-56
quarto	-86
quatro e	-41
que	91
que a	41
que chama	26
que deve	44
que escreve	26
que estar	-20
que está	-57
que eu	64
que falta	-74
que fazer	23
que ficou	-30
que foi	62
que horas	-26
que já	59
que me	-48
que ninguém	31
que nos	-28
que não	-50
que o	32
que qualquer	39
que sai	-42
que ser	-60
que sobrou	-55
que temos	32
que ter	-70
que todo	21
que tá	-54
que virar	34
que vão	-39
quebrado	-25
quem chega	33
quem escreve	48
quem faz	28
quem não	-49
quem o	50
quer	-37
queria	51
quero	93
quero um	38
quero é	37
questão	54
quilómetros	-43
quilómetros e	-43
quinta feira	-29
quintas	22
quinze	-61
quinze dias	-36
quinze minutos	-37
quê	28
r	61
ralo	-45
rapaz	-31
rapaz da	-21
rascunho	77
rasgada	-25
rasgado	-57
raspa	-39
raw	-48
re	32
re :	32
recebe a	-43
receber	-69
recebo	-36
recebo a	-36
recepção	75
receção	50
recibo	-61
recibo e	-43
recolhe	-62
recusa	-31
recusou	-81
redação	42
registo	-66
reinicia	-59
relatório	-53
relógio	-51
remédio	-54
repete	-24
repor	-50
repouso	-34
residência	56
resposta	31
resto	48
resultado	-32
resíduo	-52
retira	-49
reunião	104
rev	45
rev 0	45
revisa	-67
revisão	-46
rh	52
rh 0	62
ria	60
ricardo	66
ricardo it	57
riscos	-62
rita	72
rita rh	62
roda	20
rodas	-58
rosângela	63
rotação	-33
rotina	49
rotina do	-20
roupa	-69
roxa	-72
rs	73
rua	-49
rubrica	-58
rui	22
rui projecção	50
rádio	-22
rádio e	-64
sabe	35
saco	-73
saco com	-21
saem	-31
sagrado	-62
sai	-82
sai da	-91
sai de	-41
sai sem	-31
sala 0	57
sala :	-36
sala e	-43
salinha	-46
salário	-74
sanitizante	-42
sanitária	31
se	-31
se a	-40
se abre	-44
se alguém	-53
se ao	-52
se até	-49
se com	-61
se comeu	-63
se de	-54
se der	-30
se devagar	-41
se diz	-32
se e	-70
se ela	32
se ele	-27
se em	-46
se está	-33
se fora	-33
se houver	-50
se há	-43
se já	-32
se me	26
se na	-64
se no	-70
se os	-83
se passar	-35
se por	-39
se primeiro	-44
se puder	80
se que	-69
se se	22
se tem	-56
se toca	-35
se tomou	-39
se tudo	-47
se uma	-30
se à	-66
se é	34
seca	-87
seca ao	-37
seca com	-43
secar	-23
seco	-58
segunda feira	27
segundo	-54
segura	-70
segurança	43
sei	39
sei se	21
seis	-118
seis e	-26
seis meses	-68
seja	-66
selada	-50
selo	-53
sem	-26
sem a	-28
sem autorização	-78
sem o	-56
sem palavrões	67
semana	-30
sempre	-69
sempre um	-60
senha	-59
senha e	-55
senha nunca	-44
senhor	67
senhora	45
senta	-50
sentido	30
senão	-50
separa	-90
separa a	-76
separar	-41
ser e	26
serra	-54
serviços	58
sete	-74
seu	47
seu nome	-50
show	50
silêncio	-74
sim	-34
simples	55
sinal	-35
sistema	-66
skipper	-72
sobe	-82
sobe os	-57
sobre	45
sobre o	28
sobrou	-27
sobrou no	-26
soda	-53
sol	-39
solar	39
solicitar	38
sonda	-64
soraia	38
soraia 0	34
sozinho	-77
sozinho na	-48
staging	-55
sugestão	68
supervisora	46
supervisora keila	46
suporte	36
suporte n	36
são	-82
são sempre	-40
são três	-29
só a	-66
só aí	-60
só com	-90
só depois	-34
só então	-30
só na	24
só no	-64
só o	-52
tabela	40
tabuleiro	-55
tal	-33
talhão	-68
talão	-23
talão e	-57
tamanho	-57
tambor	-38
também	22
tampa	-71
tanque	-45
tapa	33
tarde	40
tarde :	28
tati	51
tatua	-51
te	50
telefona	-36
telefone	-31
telefone da	-35
telemóveis	-50
telha	-76
telhado	35
telmo	42
telmo 0	42
tem	-38
temos	73
temperatura	-41
tempo	-42
tenho	68
ter	22
terceiro	-39
teresa	42
terminal	-44
terminou	-47
termo	-33
termómetro	-27
termômetro	-62
termômetro da	-42
terça	-74
testa	-46
testa a	-23
teste	-64
testemunhas	-32
testo	-61
testo o	-61
teto	-26
teve	27
texto	89
tiago	49
tiago f	49
ticket	-63
tinta	-65
tira	-102
tira a	-56
tira foto	-45
tira o	-37
tira se	-62
tiram	-39
tiro	27
tiver	35
tiver grumo	25
toca	-47
toco	-28
toda	-54
todo	-49
todo dia	-26
todo mundo	-24
todos	88
todos os	38
tom	35
toma	-69
tomou	-39
tomou a	-39
trabalho	38
transação	-42
transformar	55
tratar	47
tratar encerrou	47
travado	-30
traz	-25
traz o	-33
trinta	-31
trinta dias	33
trinta minutos	-61
troca	-47
trocada	-40
trás	-37
trás e	-22
três	-34
três anos	-22
três minutos	57
tu	73
tubos	-66
tudo	-36
tudo e	-51
tudo joia	50
tudo na	-34
tudo se	51
turno	62
turno tarde	28
tutor	-29
tá	90
tá me	42
técnica	48
técnico	-31
tô	49
um a	-30
um deles	-64
um dia	-54
um documento	67
um guião	47
um homem	-30
um minuto	-52
um papel	-37
um pop	36
um por	-21
um procedimento	62
um segundo	-42
uma	48
uma coisa	36
uma escala	-50
uma folha	52
uma hora	-51
uma instrução	23
uma norma	35
uma vergonha	24
usa se	-60
utente	-64
vaca	25
vai	-98
vai no	-55
vai para	-97
vai pra	-50
vai pro	-51
validade	-87
valor	-48
vamos	50
vamos lá	54
variáveis	-28
vasco	36
vasco 0	36
vcs	47
vejo	-71
velho	40
vem	-49
venho	60
venho por	42
vento	-55
ver a	-62
verdade	61
verde	-74
vergonha	-26
verifica	-38
verifica se	-24
verificação	35
vermelha	-42
vermelha e	-26
vermelho	-77
veste	-77
vestiário	-44
veterinário	24
vez	43
vez e	-35
vezes	-47
vi	68
viagem	-21
viatura	-50
viaturas	42
vida	58
vidro	-47
vigilância	43
vigilância sanitária	31
vinheta	-45
vinte	-76
vinte minutos	-53
vira	-57
virar	32
vista	-34
viu	27
você	42
vocês	-39
volta	-72
volta do	-42
volta à	-23
volumes	-43
voluntários	23
vou	86
voz	-53
voz alta	-41
válvula	-51
vão	-94
vão ao	-58
vão para	-38
véspera	-52
vê	-50
vê a	-47
vê se	38
wagner	29
wellington	49
whatsapp	-81
zona	-23
zona de	-23
ª	62
º 0	56
à chegada	-38
à entrada	-39
à frente	-58
à mota	-51
à mãe	-52
à parte	-57
à porta	-37
à secretaria	26
à vista	-34
à volta	-54
às 0	-27
às seis	-26
ácido	-54
água	-29
água e	22
área	-30
é a	-30
é com	-22
é da	-80
é de	72
é isso	56
é isto	21
é o	63
é para	33
é que	38
é sagrado	-62
é só	-52
é tudo	51
é uma	38
ó	-32
óculos	-22
óculos e	-42
óleo	-63
última	-69
último	-47
úmido	-58
único	40
úteis	-40
úteis antes	-40
👍	42
😭	59`;
