// Made by `npm run bench:talk -- --write` from test/data/talk/pt.txt; do not edit.
export const TALK_PT = `33
!	117
! !	40
#=-1	41
#=1	66
#=2	119
#=3	22
#=4	-42
$=!	116
$=0	71
$=:	127
$=?	62
$=ajuda	-56
$=alta	-40
$=amigo	55
$=anos	-67
$=anterior	-41
$=ar	-62
$=armário	-68
$=assim	54
$=assina	-82
$=assinam	-48
$=assinatura	-44
$=atenciosamente	44
$=autorização	-48
$=aviso	25
$=bainha	-55
$=balde	-34
$=bancada	-66
$=bem	57
$=beto	62
$=bolso	-45
$=cabo	-47
$=caixa	-49
$=cara	-64
$=carol	59
$=carro	-51
$=carta	-68
$=casa	52
$=caso	-38
$=caução	-33
$=central	-63
$=cima	-29
$=cleiton	63
$=cliente	-52
$=coisa	56
$=completo	-74
$=cumprimentos	68
$=data	-31
$=dela	-48
$=dele	-45
$=deles	-48
$=dias	-104
$=dois	-20
$=dá	-59
$=edmilson	-40
$=ele	55
$=endereço	-37
$=engenheiro	-46
$=entra	-63
$=escrito	33
$=estão	22
$=eu	-23
$=expurgo	-34
$=falta	-58
$=favor	65
$=fechada	-40
$=fecho	-33
$=feira	-43
$=fica	-64
$=ficha	-50
$=folha	-57
$=fora	30
$=foto	-45
$=freguês	-32
$=frente	-42
$=fundo	28
$=férias	54
$=gerente	43
$=grade	-39
$=grande	38
$=graus	-27
$=graça	49
$=h	-69
$=hora	-92
$=igual	-49
$=isso	75
$=ju	48
$=junto	-62
$=keila	38
$=kkkk	72
$=lado	-70
$=lar	42
$=largo	-33
$=lavar	-41
$=leitor	-55
$=ligação	-40
$=limpa	-47
$=livre	-44
$=logo	29
$=lote	-51
$=lurdes	-26
$=manhã	55
$=meses	-38
$=mexe	-42
$=mim	-29
$=min	-47
$=minuto	-57
$=minutos	-53
$=mota	-43
$=máquina	-39
$=máximo	-44
$=mão	-63
$=nada	28
$=ninguém	-78
$=noite	80
$=nome	-43
$=nossa	29
$=nunca	-57
$=né	-44
$=número	-45
$=obra	-28
$=ordem	-41
$=padrinhos	-38
$=pais	-69
$=perdigão	24
$=pessoa	-46
$=porca	-46
$=porta	-53
$=portão	-47
$=prazo	-43
$=print	-51
$=quadro	49
$=quarto	-65
$=questão	55
$=quintas	25
$=repouso	-33
$=requisição	26
$=residência	55
$=reunião	41
$=revisão	-45
$=rodas	-55
$=rs	76
$=rua	-33
$=sair	-65
$=sala	-26
$=se	-31
$=segue	-20
$=selo	-51
$=sessão	-47
$=sistema	-46
$=soda	-44
$=sozinho	-45
$=talhão	-65
$=tampa	-39
$=tarde	-24
$=tati	51
$=telefone	-61
$=tempo	22
$=ticket	-51
$=tira	-41
$=todos	54
$=troca	-56
$=turno	46
$=tá	57
$=um	-30
$=vale	-53
$=validade	-82
$=verde	-44
$=vermelha	-22
$=vestiário	-44
$=vida	50
$=viu	30
$=volta	-47
$=voz	-65
$=wellington	49
$=água	24
0	-23
0 0	83
0 ?	64
0 a	-29
0 c	-94
0 de	70
0 dias	-95
0 duda	37
0 e	-56
0 em	-59
0 gramas	-24
0 graus	-42
0 h	-26
0 horas	-64
0 inês	35
0 kg	-38
0 m	-28
0 marlene	36
0 min	-81
0 minuto	-30
0 minutos	-29
0 não	-57
0 operador	-39
0 ou	27
0 por	-53
0 portão	54
0 volta	-47
01=0 duda	37
01=0 inês	35
01=0 marlene	36
01=0 operador	-39
01=0 portão	54
01=a 0	-35
01=a chave	-49
01=a equipe	-22
01=abre a	-25
01=acho que	51
01=acima de	-49
01=alô alô	37
01=as guias	-24
01=assunto :	80
01=atenciosamente 	44
01=beto 	62
01=bia produção	47
01=boa tarde	42
01=bom dia	59
01=bárbara 0	55
01=cada um	45
01=carga de	-23
01=carol 	59
01=com o	-33
01=como é	39
01=davi 0	48
01=de :	55
01=de manhã	-51
01=deixa de	55
01=depois da	-32
01=depois das	-30
01=diz se	-59
01=duas pessoas	-29
01=e o	53
01=e se	66
01=em cada	-41
01=em caso	-26
01=em dúvida	-54
01=entre 0	-47
01=espero que	47
01=exma senhora	37
01=faz se	-56
01=ficou decidido	22
01=gabi turno	30
01=gostava que	21
01=graça 	35
01=inês 0	26
01=ir zuleide	47
01=ju 	48
01=kauê dublagem	41
01=lu 0	58
01=lurdes 0	52
01=lê se	-57
01=mafalda :	48
01=mede a	-37
01=meire 0	64
01=menos de	-24
01=mergulha a	-24
01=nada de	-76
01=nada mais	47
01=nada se	-81
01=nesse caso	-52
01=ninguém sai	-38
01=no dia	-42
01=no fim	-38
01=no regresso	-42
01=nunca se	-67
01=não precisa	40
01=não se	-122
01=nélson piloto	41
01=o caminhão	-35
01=o cliente	-46
01=o conferente	-32
01=o marinheiro	-27
01=o motorista	-40
01=o porteiro	-36
01=o resto	43
01=o segundo	-22
01=o senhor	69
01=otávio 0	26
01=para :	65
01=passar isto	44
01=pergunta o	-46
01=pergunta se	-49
01=perguntar se	-56
01=pesa se	-31
01=pois é	67
01=ponto 0	56
01=preciso de	25
01=presentes :	34
01=pri gerente	43
01=pri suporte	31
01=quando o	-31
01=quem está	-42
01=quero um	38
01=rev 0	41
01=ricardo it	53
01=rita rh	60
01=rui projecção	48
01=se a	-37
01=se ele	-27
01=se o	-61
01=se passar	-35
01=se puder	53
01=soraia 0	68
01=supervisora keila	38
01=tati 	51
01=telmo 0	47
01=tem que	-61
01=tiago f	46
01=tudo joia	49
01=um abraço	69
01=uma hora	-41
01=vai para	-38
01=vasco 0	40
01=venho por	42
01=vê se	27
01=wellington 	49
01=às 0	-46
0=a	-74
0=abre	-70
0=abrir	-22
0=abs	48
0=acho	35
0=acima	-49
0=ai	53
0=alguém	49
0=alô	37
0=anota	33
0=antes	-36
0=aos	-37
0=aqui	33
0=as	-92
0=assunto	80
0=ata	41
0=atenciosamente	44
0=banco	-34
0=beto	62
0=bia	47
0=boa	64
0=bom	67
0=bárbara	55
0=caixa	-38
0=cara	40
0=carga	-23
0=carol	59
0=cartão	-42
0=chegando	-30
0=chego	-74
0=com	39
0=como	64
0=compara	-47
0=concordo	61
0=conferir	-40
0=confirma	-59
0=corda	-41
0=cumprimenta	-45
0=davi	44
0=deixa	29
0=depois	-113
0=desmonta	-32
0=diferença	-35
0=diga	-59
0=dinheiro	-33
0=divergiu	-70
0=diz	-61
0=do	79
0=duas	-38
0=durante	-57
0=dá	28
0=e	93
0=em	-30
0=enquanto	-41
0=entre	-47
0=escreva	-21
0=espalha	-55
0=espera	-31
0=espero	47
0=esvazia	-54
0=eu	63
0=exma	37
0=fala	47
0=fale	-60
0=falta	58
0=faz	-51
0=fecha	-49
0=ficou	22
0=gabi	30
0=gente	78
0=gostava	21
0=graça	35
0=há	-75
0=inês	26
0=ir	47
0=isso	30
0=isto	52
0=ju	48
0=kauê	41
0=lava	-39
0=liga	-83
0=lu	58
0=lurdes	52
0=luva	-81
0=lá	-43
0=lê	-85
0=mafalda	48
0=marca	-30
0=me	44
0=mede	-48
0=meire	64
0=meninas	57
0=menos	-24
0=mergulha	-24
0=mistura	-51
0=mostra	-27
0=máximo	-47
0=nesse	23
0=ninguém	-73
0=no	-27
0=nunca	-67
0=não	28
0=nélson	41
0=o	-41
0=obrigada	69
0=observação	33
0=oi	44
0=ok	88
0=olá	49
0=ora	35
0=os	-114
0=otávio	28
0=p	42
0=passa	-62
0=pede	-58
0=pela	-36
0=pergunta	-86
0=perguntar	-27
0=pesa	-32
0=peça	-68
0=peço	-42
0=pois	71
0=ponto	56
0=por	61
0=prazo	-53
0=preciso	58
0=preenche	-44
0=presentes	34
0=pri	51
0=primeiro	-68
0=prova	31
0=pôr	33
0=põe	-83
0=quando	-74
0=quem	-32
0=quero	69
0=rev	41
0=ricardo	53
0=rita	60
0=rui	48
0=se	-33
0=seca	-56
0=segue	25
0=separa	-37
0=seu	39
0=sexta	-44
0=show	51
0=soraia	70
0=supervisora	38
0=são	-74
0=só	-85
0=tati	51
0=telemóveis	-49
0=telmo	47
0=tem	-61
0=tiago	46
0=toda	-28
0=todo	-38
0=transformar	51
0=três	-42
0=tudo	49
0=tá	54
0=uma	-85
0=vasco	40
0=venho	50
0=vinte	-42
0=viva	40
0=vou	38
0=wellington	49
0=à	-42
0=às	-46
0=água	-48
0=é	57
1=	72
1=0	69
1=a	-24
1=abraço	69
1=abre	-24
1=acho	54
1=acima	-46
1=alô	37
1=aos	-72
1=as	-43
1=assinada	-45
1=atendente	-30
1=até	-49
1=aí	61
1=bico	-49
1=boa	47
1=bom	48
1=cabine	-32
1=cada	-41
1=caixa	-36
1=caminhão	-35
1=caso	-60
1=central	38
1=chave	-49
1=chefe	27
1=chega	-36
1=chegada	-31
1=cheirar	-43
1=cliente	-46
1=colegas	68
1=com	-40
1=conferente	-32
1=decidido	22
1=deixar	44
1=depois	-54
1=devolução	25
1=dez	-48
1=dia	49
1=diretor	32
1=do	61
1=duas	-47
1=dublagem	41
1=duda	37
1=dúvida	-54
1=ele	-27
1=entrada	38
1=entre	-34
1=então	35
1=equipe	-22
1=escreve	43
1=eu	23
1=f	46
1=faz	-21
1=fim	30
1=fora	-86
1=gerente	70
1=guias	-24
1=hora	-38
1=inês	35
1=isso	-36
1=isto	69
1=it	53
1=joia	49
1=já	42
1=keila	38
1=lavagem	43
1=ler	-73
1=leva	-43
1=lhe	-38
1=lhes	-55
1=linguagem	52
1=lá	45
1=mais	77
1=manhã	-51
1=marinheiro	-27
1=marlene	36
1=me	51
1=minutos	-47
1=modo	58
1=monta	32
1=motorista	-56
1=na	-22
1=ninguém	-32
1=no	-112
1=nome	-43
1=não	-63
1=o	-34
1=olha	-64
1=onde	24
1=operador	-43
1=papel	-29
1=para	-38
1=passa	-51
1=passar	-35
1=pelo	-25
1=pesa	-37
1=pessoal	32
1=pessoas	-29
1=peça	-57
1=piloto	41
1=por	51
1=porteiro	-36
1=portão	54
1=pra	41
1=precisa	40
1=primeira	-30
1=projecção	48
1=pronto	39
1=puder	53
1=que	27
1=quem	42
1=quinta	-28
1=recepção	-27
1=regresso	-42
1=resposta	48
1=resto	43
1=rh	60
1=sai	-51
1=se	-23
1=segunda	-44
1=segundo	-45
1=sem	-97
1=sempre	-87
1=senhor	69
1=senhora	39
1=sim	-25
1=suporte	31
1=tarde	42
1=tem	-41
1=tirar	-59
1=tiver	38
1=trinta	32
1=três	-53
1=tudo	-54
1=turno	30
1=vai	-55
1=vou	71
1=zuleide	47
1=à	-78
1=água	-92
2=	133
2=!	53
2=0	-36
2=:	38
2=?	68
2=a	-24
2=abre	-56
2=acompanha	-40
2=antes	-73
2=ao	-78
2=as	-43
2=assina	-40
2=assinam	-50
2=ateliê	37
2=balcão	68
2=bem	73
2=café	73
2=cartão	-44
2=chama	-57
2=chega	-63
2=cliente	-60
2=coco	58
2=com	-30
2=confere	-95
2=conta	-31
2=conversa	-70
2=da	48
2=das	22
2=data	-77
2=deixa	-27
2=depois	-28
2=descarrega	-52
2=devolve	-39
2=dia	-61
2=dias	24
2=diferença	-52
2=diz	21
2=do	126
2=dos	-52
2=dra	23
2=e	-42
2=ela	53
2=enf	30
2=entra	-44
2=então	52
2=este	41
2=está	-23
2=estão	-35
2=etiqueta	-43
2=eu	68
2=família	-41
2=faz	-60
2=fecha	-23
2=feira	-28
2=fica	-72
2=ficou	31
2=folha	-22
2=foto	-64
2=frente	-27
2=ganchos	-43
2=grumo	27
2=h	-46
2=hiroshi	60
2=hora	31
2=isto	49
2=letra	64
2=leva	-46
2=liga	-33
2=livro	-31
2=lá	-62
2=lê	22
2=maio	60
2=mas	48
2=me	36
2=molde	-50
2=mãe	-42
2=n	31
2=na	-52
2=nem	20
2=nos	-35
2=num	-50
2=nunca	-47
2=não	-80
2=os	-33
2=palavras	21
2=para	-44
2=parte	33
2=passa	22
2=pede	-57
2=pelos	-50
2=pergunta	-37
2=pesa	-32
2=peso	-54
2=pessoa	-34
2=peça	-48
2=por	-61
2=porta	-39
2=pra	37
2=primeiro	-43
2=procedimento	50
2=pré	-51
2=puxa	-51
2=quadro	-50
2=quatro	-54
2=que	45
2=quer	55
2=raspa	-36
2=re	24
2=recebe	-41
2=recolhe	-41
2=remédio	-50
2=repete	-21
2=sai	-47
2=sair	35
2=sala	28
2=segue	-59
2=ser	-61
2=sobrou	-46
2=sugestão	66
2=são	-47
2=tarde	39
2=tem	29
2=temos	51
2=tira	-55
2=tubos	-63
2=têm	-24
2=um	39
2=uma	64
2=utente	-28
2=vai	-69
2=ver	-40
2=vezes	-40
2=volta	-54
2=vão	-51
2=água	44
: 0	-48
: a	51
: eng	67
: lavar	-57
: o	40
: quem	-43
: re	24
: ver	-40
?	71
? ?	55
C=0	-31
C=1	82
C=2	107
C=3	100
N=	-23
a	-39
a 0	-27
a apólice	-23
a assinatura	-28
a autorização	-38
a auxiliar	-52
a banheira	-41
a bilheteira	-23
a boca	-57
a cabeça	-39
a cabina	-35
a cabine	-35
a caixa	-34
a casa	-67
a caução	-31
a cesta	-46
a chamada	-28
a chapa	-41
a colega	-45
a controladoria	-34
a cor	-52
a criança	-32
a dar	66
a data	-59
a direção	34
a e	-66
a enfermeira	-45
a entrada	28
a equipe	-22
a etiqueta	-68
a explicação	50
a família	-48
a ficha	-85
a flor	-34
a foto	-38
a governanta	-41
a gravar	-26
a guia	-57
a hora	34
a ideia	43
a lanterna	-33
a limpo	59
a lista	-98
a luz	-90
a lâmina	-48
a lâmpada	-32
a mangueira	-42
a matéria	58
a menos	-61
a mesma	38
a minha	57
a máquina	30
a mãe	-38
a mão	-61
a noiva	-43
a nota	-24
a ordem	37
a palavra	31
a parte	95
a partir	-45
a passagem	-22
a passo	29
a paz	53
a pessoa	-65
a peça	-71
a placa	-62
a planilha	-33
a porta	-54
a preparação	-43
a prova	-61
a prévia	-36
a próxima	46
a pé	-25
a que	-61
a recepção	-30
a receção	29
a requisição	-34
a reunião	39
a rua	-36
a sair	-27
a secretaria	-33
a senha	-60
a senhora	37
a soda	-44
a tabela	30
a tampa	-30
a temperatura	-39
a todos	54
a tratar	47
a troca	-61
a turma	-62
a um	-49
a validade	-47
a viatura	-41
a vigilância	28
a vinheta	-42
a volta	-21
a voz	20
a água	-53
abaixa	-65
abaixa a	-65
abaixo	-47
abaixo de	-47
aberta	-45
aberta a	-35
aberto	-48
abertura	-35
abertura de	51
abertura e	-60
abraço	43
abre	-63
abre a	-34
abre o	-55
abre os	-24
abrem	-34
abrir	-65
abrir a	-49
abrir o	-27
abs	48
aceita	27
acende	-37
acende as	-22
acerta	-49
acesa	-34
acho	31
acho que	29
acima	-46
acima de	-76
acompanha	-42
acordo	-60
advogado	-56
afina	-47
agora	22
agosto	33
agradeço	39
agulha	-48
ah e	28
ai	26
ajuda a	29
ajusta	-52
alergia	-49
algo	45
algodão	-34
alguma	-84
alguma coisa	-61
alguém me	43
alguém que	30
ali	-26
alta	-48
alto	-60
aluno	-76
alvado	-50
alô	37
alô alô	37
amanhã	74
amarela	-38
amarela e	-23
amassada	-38
amigo	55
amostra	-44
amostras	32
analista	-37
anda	-52
animal	-41
ano	-34
anos	-34
anos e	27
anota no	-36
anota se	-21
anotar	-75
anotar na	-43
anterior	-52
antes	-34
antes da	45
antes das	-39
antes de	-48
anéis	-51
anéis e	-45
ao	-29
ao ar	-72
ao cliente	-29
ao diretor	43
ao terceiro	-32
aos	-76
aos pais	-35
aparece	50
aperta	-27
aperta o	-27
apoio	-33
aprendiz	45
apresenta	-46
apresenta o	-41
aprovação	-60
apólice	-23
aqui	69
aquilo	24
armazém	-45
armário	-87
arquivo	-75
arquivo de	-64
arranca	-60
arrancar	-35
as	-98
as 0	-51
as guias	-26
as luzes	-25
as mãos	-37
as pessoas	-22
as portas	-27
assim	44
assina	-93
assina a	-57
assina o	-29
assinada	-71
assinada pelos	-29
assinado	-41
assinam	-58
assinam os	-42
assinatura	-77
assunto	106
assunto :	80
ata	41
ateliê	37
ateliê :	37
atenciosamente	44
atende	-50
atendente	-30
atesta	-38
atesta se	-38
atestado	-55
atrás	-22
até	-58
até 0	-88
até ao	39
até o	-68
até às	-44
auditoria	37
autorização	-102
auxiliar	-64
avaria	-60
avental	-66
avisa	-52
avisa o	-54
axila	-41
azeitona	-57
azul	-71
aço	-32
aí	69
aí como	40
bainha	-55
baixa	-83
baixo	-27
balcão	23
balde	-41
bancada	-25
banco	-47
bandeja	-42
banheira	-55
banho	40
bar	54
barco	23
barra	-32
base	28
base no	28
bater	-32
batoque	-36
baú	-21
bebeu	-72
beijo	38
bem	92
bem ?	26
bem e	-20
beto	62
betão	-63
bia	46
bia produção	47
biblioteca	33
bicho	-37
bico	-58
bidão	-53
bilheteira	-23
boa	33
boa tarde	49
boca	-63
bolha	-57
bolo	36
bolso	-51
bom	104
bom dia	62
bomba	-44
borracha	-48
borrifador	-40
bota	-49
botar	37
botão	-29
branco	47
braço	-66
buscar	-48
bárbara	55
bárbara 0	55
c	-74
cabe	36
cabeceira	-41
cabeça	34
cabina	-35
cabine	-46
cabo	-75
cachorro	-25
cada	-37
cada caixa	-28
cadeado	-61
café	83
caixa	-84
caixa de	-20
caixas	-28
caixinha	-32
calcula	-60
camila	70
caminhão	-29
campo	-69
campo :	-63
canal	-59
canal 0	-31
canhoto	-70
capa	-33
captura	34
cara	31
carga	-56
carga de	-33
carne	-70
carol	59
carrega	-50
carrega se	-52
carrinho	-47
carro	-60
carros	-27
carta	-78
cartão	-27
cartão de	-52
cartão e	-44
cartãozinho	-38
cartões	-32
casa do	-67
casa e	-46
caso	-73
caso de	-26
categoria	-50
caução	-54
centímetros	-28
cera	-56
certo	44
cesta	-81
cesta da	-24
chama	-27
chama a	-40
chama o	-60
chama se	-50
chama um	-31
chamada	-28
chamar	-50
chamar a	-40
chamar o	-28
chapa	-59
chave	-22
chefe de	-67
chefia	-36
chega	-46
chegada	-42
chegam	23
chegando	-30
chego	-74
chegou	82
cheia	63
cheio	-44
cheirar	-92
cheiro	-65
cheiro de	-31
chuva	-63
cima	-79
cima da	-44
cima do	-55
cinco	-95
cinco anos	-49
cinco minutos	-68
cintos	-64
cirurgia	-86
clara	-70
claro	37
cleiton	63
cliente	-54
cliente assina	-34
climatizada	-36
cloro	-55
cláudio	64
clínica	-32
co	-35
co 0	-35
cobra	50
cobrança	-39
cobre	-23
coco	54
cofre	-35
coisa	41
coisa eu	40
coisa liga	-65
cola	-76
colar	44
colegas	68
coletor	-56
colhe	-28
colhe a	-28
colher	-30
com	-55
com as	-34
com base	28
com cópia	-38
com ela	-44
com ele	-38
com hora	-22
com letra	30
com luz	-30
com número	-34
com o	-111
com os	52
com pano	-31
com papel	-34
com um	-69
com água	-33
combina	-37
combustível	30
comeu	-81
começa	-57
começa se	-57
começando	-51
começar	-38
comida	-45
comida e	-45
comigo	-76
como	54
como se	42
como é	24
compara	-43
completo	-89
comunica	-42
comunica se	-42
concordo	61
cone	-61
confere	-98
confere a	-32
confere o	-61
conferente	-32
conferir	-40
confio	73
confirma	-67
confirma o	-28
confirma se	-33
congela	-56
conjunto	-45
conservadora	-55
consulta	-75
consulta o	-67
conta	-78
conta o	-31
contacto	-38
contar	-31
contra	-44
contra a	-29
contrato	-47
contrato e	-27
controladoria	-34
conversa	-23
convidado	-48
convulsão	-27
copo	-69
cor	22
corda	-49
corpo	-44
correio	-47
corrente	-64
corrido	43
corta o	-36
corte	-68
costas	-26
costas e	-32
cpf	-36
crachá	-44
criança	-58
criança e	-29
cuba	-76
cuidados	-28
culpa	66
cumprimenta	-51
cumprimentos	62
curto	-70
câmara	28
câmara e	-39
código	-32
cópia	-47
cópia do	-38
cômodo	-46
da	24
da caixa	-24
da clínica	-32
da criança	-44
da cuba	-65
da câmara	40
da gaiola	-38
da lavagem	-56
da linha	-28
da lâmina	-58
da noite	21
da nossa	49
da pessoa	-51
da sessão	-47
da tinta	-48
da transação	-39
da água	-51
daqui	47
dar	41
das	44
das 0	-56
das sete	-61
data da	-37
data de	-42
data e	-42
davi	44
davi 0	48
de	60
de 0	-117
de :	55
de abrir	-25
de acordo	-60
de arrancar	-35
de aço	-32
de borracha	-48
de cada	-65
de casa	61
de começar	-38
de costas	-26
de dentro	-41
de devolução	-30
de dia	-35
de dois	-71
de duas	-40
de ela	-62
de emergência	-75
de enfermagem	41
de escrever	36
de fora	68
de frente	-31
de hora	-38
de identificação	-39
de imediato	-44
de lado	-35
de lhe	39
de meio	-45
de máquinas	-51
de mão	-50
de nascimento	-39
de ninguém	31
de noite	-31
de papel	-63
de pessoa	46
de pôr	34
de quinze	-29
de registo	-42
de repouso	-33
de segurança	48
de seis	-51
de ser	-66
de serviço	-31
de tudo	-57
de turno	29
de verdade	31
de vida	32
de vinte	-33
de água	39
debaixo	-76
debaixo da	-39
decantador	-31
decantador e	-31
decente	45
decidido	22
decidido que	22
dedos por	-25
deita	-45
deitar	-62
deixa a	-65
deixa de	55
deixa o	-82
deixa se	-49
deixar	39
deixem	-38
deixo	22
dela	-64
dele	-51
delegado	-39
deles	-61
delicado	-45
demais	38
demais ou	-36
dente	-55
dentro	-83
dentro da	-51
depois	-57
depois a	-57
depois chama	-28
depois da	-51
depois das	-56
depois de	-41
depois do	-71
depois o	-55
der	35
descarpack	-72
descarrega	-55
desce	-46
desculpem	59
desde	-35
desde 0	-69
desinfeta	-65
desinfeta se	-38
desliga	-52
desligada	-44
desmonta	-32
detergente	-42
devagar	-66
devagar e	-37
deve	51
devolução	-51
devolve	-75
dez	-94
dez minutos	-55
dezasseis	-64
dia	-43
dia 0	-41
dia com	-39
dia e	-48
dia seguinte	-43
dias	-54
dias para	29
dias úteis	-40
diferença	-56
diferença de	-39
diga	-42
diga o	-60
dinheiro	-44
direto	-54
direto no	-58
diretor	31
direção	47
disse	37
disse que	31
disser	24
disser que	24
disso	-45
divergiu	-70
diz	-49
diz o	-33
diz se	-65
dizer a	35
do balcão	49
do cabo	-39
do carro	-64
do chão	33
do cliente	-32
do código	-62
do freguês	-32
do fundo	28
do gato	-59
do lote	-25
do outro	-70
do portão	25
do quarto	-67
do senhor	-22
do ticket	-51
do turno	58
dobrou	-37
doc	57
documenta	30
documenta pra	30
documento	70
documento de	-42
documento e	-50
documento para	40
doente	-59
dois	-72
dois anos	-47
dois dedos	-39
dois dias	-26
dois na	-33
dona	53
dona neide	57
dos	41
dos nossos	42
doze	-49
dr	72
drone	47
duas	-46
duas horas	-54
duas pessoas	-36
duas vezes	-74
dublagem	41
dublagem :	41
duda	37
duda ateliê	37
dulce	64
dupla	-21
durante	-62
durante a	-33
durante o	-50
dá o	-32
dá um	36
dá uma	-57
dão	-62
dúvida	-60
e	-29
e 0	-54
e a	-29
e abre	-28
e anota	-24
e ao	22
e as	-43
e assinam	-42
e avisa	-24
e baixa	-47
e cada	-61
e carrega	-42
e chama	-48
e cola	-32
e com	-47
e como	-39
e confere	-40
e confirma	-33
e consulta	-28
e data	-51
e deixa	-54
e diz	-21
e do	-52
e dá	-42
e ela	-32
e ele	-59
e em	24
e escreve	-39
e escrevem	-28
e espera	-66
e eu	-21
e fala	-53
e fica	-47
e fone	-34
e leva	-44
e lê	-55
e manda	-67
e marca	-47
e meia	-31
e na	38
e no	-36
e nunca	30
e não	30
e o	20
e olha	-61
e os	-85
e passa	-33
e pede	-46
e pergunta	-38
e põe	-35
e quem	-37
e repor	-52
e se	47
e seca	-25
e sem	-58
e só	-41
e tal	-33
e tiram	-38
e troca	-21
e um	-41
e vai	-36
e verifica	-24
e vocês	29
e às	-67
e é	20
editor	-51
edmilson	-40
ela	-22
ela não	-25
eles	23
em 0	-69
em cada	26
em caso	-26
em cima	-53
em conjunto	-45
em dois	-39
em dúvida	-54
em ordem	51
em português	36
em pé	-55
em qualquer	-44
em seu	-49
em staging	-52
em tudo	-40
em voz	-38
embora	-59
emergência	-28
empréstimo	58
encarregado	-26
encerrante	-45
encerrou	47
encerrou se	47
enche	-64
encomenda	-37
encontra	-44
encosta	-49
endereço	-48
enf	30
enf ª	30
enfermagem	21
enfermeira	-49
eng	74
engenheiro	-46
enquanto	-41
entende	29
entender	32
entra	-45
entra a	-23
entrada	34
entrar	-79
entre	-71
entre 0	-54
entrega a	-59
entregar	70
entregue	-63
então	24
então a	-39
então é	40
envelope	-41
envia	-34
enxaguar	-64
enxágua	-41
equipe	25
era	58
escala	24
escala de	37
escala e	-24
escolhe	-59
escorrer	-38
escova	-88
escreva	-21
escreve no	-63
escreve o	-39
escreve se	-50
escrevem	-40
escrever	71
escrever como	41
escrevo	-21
escrita	52
escrito	81
escrito e	40
escrito o	41
escuro	-39
espalha	-55
espera	-58
espera se	-75
espera secar	-22
espero	47
espero que	47
espuma	40
essa	35
esse	-34
esta	24
esta ordem	-41
estado	-40
estagiários	67
estante	-44
estar	-29
esteja	-27
estende	-66
esterco	-58
estojo	-50
estou	70
estupefacientes	-36
está	-39
está bem	44
está tudo	-25
estúdio	56
esvazia	-83
esvazia o	-31
etiqueta	-118
etiqueta de	-57
etiqueta do	-24
etiqueta vermelha	-33
eu	137
eu faço	33
eu não	43
eu preciso	33
eu queria	35
eu só	24
euros	-56
evite	55
examina	-72
exma	37
exma senhora	37
explica	-22
explicar	-65
explicação	50
expurgo	-34
exterior	-58
extintor	-60
f	46
f 0	46
fala aí	40
fala o	-50
falando	31
falar	21
fale	-60
falecido	-36
falei	45
falha	-39
falou	-23
falta	23
falta a	-25
fardo	-51
favor	81
faz	-23
faz a	-69
faz se	-60
fazer	21
fazer quando	25
faça	38
faço	68
fecha	-68
fecha o	-35
fechada	-61
fechadas	-29
fechado	-50
fechar	-34
fechar a	-34
fecho	-33
feira	38
fica	20
fica a	52
fica com	41
fica guardada	-36
fica no	-47
fica para	62
ficam	-45
ficam no	-35
ficar	74
ficha	-110
ficha da	-27
ficha e	-33
ficou	38
ficou de	31
ficou decidido	22
fila	-59
filme	-47
fim	-38
fim do	30
final	-35
financeiro	-64
fio	-54
fique	22
fiquei	46
fita	-56
flor	-43
foi	71
foi um	45
folha	22
folha assinada	-29
folha do	-59
fone	-34
for o	-27
fora	-57
fora da	-69
fora disso	-24
fora do	-74
forma	33
formata	-45
formato	57
formulário	-26
forno	-54
foto ou	-32
fotografa	-61
fotografia	-78
fotografias	-37
frasco	-63
freguês	-80
frente	-23
frente do	-59
frio	-74
funcionário	-28
fundo	48
função	-35
fura	-73
férias	60
gabi	61
gabi turno	30
gaiola	-73
gancho	-27
ganchos	-43
gato	-59
gaveta	-36
geladeira	32
gente	25
gente esvazia	-25
gera	-23
gera o	-23
gerente	65
gostaria	37
gostaria de	37
gostava	21
gostava que	21
governanta	-41
grade	-39
gramas	-24
grande	82
graus	-42
gravando	68
gravar	-26
graxa	-40
graça	49
grito	-48
grumo	27
grupos	-34
grávida	-82
grávidas	-79
guarda	-44
guarda se	-61
guardada	-69
guardar	-94
guardar no	-63
guia	-58
guias	-26
guião	50
gás	-43
h	-31
h 0	38
h a	-38
h antes	-24
h e	-29
h o	-33
havendo	-21
hiroshi	60
homem	-30
hora	-67
hora :	-41
hora a	-51
hora antes	-43
hora de	-49
hora e	-42
hora na	-40
hora o	51
horas	-125
horas de	-38
horas e	-70
horário	-38
hotel	44
houver	-50
hum	22
humidade	-40
há	-37
há grávidas	-33
hóspede	-66
ia	-20
ideia	43
identifica	-45
identificação	-39
idoso	-62
igual	-49
imagem	-40
imediato	-44
imprime	-34
inquilino	-52
instrução	54
instrução de	50
inteiro	-47
interna	44
intervalo	-35
inventa	33
inês	55
inês 0	26
inês :	35
ir zuleide	47
irmã	39
isola	43
isso	110
isso a	44
isso tem	63
isto	97
isto em	32
isto escrito	41
isto é	59
it	91
it 0	53
ivo	38
j	42
jamais	-76
jejum	-52
joaquim	24
joga	-52
joia	49
ju	48
junho	30
junta	-55
junto	-21
junto ao	-47
juntos	-32
jussara	-45
já	69
já lá	-45
kauê	41
kauê dublagem	41
keila	30
kg	-38
kkkk	72
lacra	-43
lacrada	-32
lacre	-22
lado e	-67
lado nunca	-30
lados	-61
lance	56
lanterna	-41
lança	-63
lar	42
larga	-49
largo	-58
lava	-25
lavada	-72
lavagem vai	-52
lavar	-94
leio	-54
leitor	-86
leitura	-48
ler	-63
letra	54
letra grande	49
leva	-117
leva a	-26
leva o	-46
leva para	-40
levanta	-67
levante	-50
lhe	25
lhe a	-34
lhe que	-59
lhes	-39
lhes que	-56
lida	39
liga	-82
liga o	-36
liga para	-43
liga pro	-71
ligam	-54
ligação	-47
ligo	-27
ligo o	-27
limpa	-88
limpo	57
linguagem	58
linha	-29
linha de	21
lista de	-61
livre	-44
livro	-91
livro de	-27
livro e	-26
livros	-42
lixo	-51
local	-44
logo	70
lote	-70
lote e	-28
lu	58
lu 0	58
luana	38
lugar	-24
lurdes 0	52
luva	-92
luva de	-27
luz	-103
luz e	-49
luz vermelha	-24
luzes	-62
lá do	-47
lá estão	-45
lâmina	-79
lâmina é	-58
lâmpada	-32
lê a	-40
lê em	-54
lê se	-57
líder	-33
m	-28
maca	-84
mafalda	48
mafalda :	48
mail e	-36
maio	78
maio 0	60
maior	-40
maior que	-40
mais de	-134
mais nada	-58
mais ninguém	-43
mal	-33
malta	77
mancha	-54
manchado	-49
manda	-26
manda a	-36
mando	87
mangueira	-42
manhã o	-30
manual	43
manual da	43
mapa	-75
marca	-74
marca se	-34
marco	-25
marinheiro	-27
marlene	36
marlene :	36
mas	96
mas não	23
massa	-37
matéria	58
me	88
me chama	37
me com	33
me faz	41
med	25
mede	-61
mede a	-38
medir	-37
meia	-46
meia hora	-43
meio	-44
meio dia	-42
meire	64
meire 0	64
melhor	55
meninas	57
menino	-51
menor	-45
menor de	-45
menos	46
menos de	-40
mensagem	-75
mergulha	-24
mergulha a	-24
mesa	-48
meses	-86
mesma coisa	51
mesmo dia	-69
mesmo que	-57
mestre	31
mete	-38
metro	-72
meu	47
mexe	-37
microchip	-30
microfone	-29
mim	44
min	-81
minha	114
minha mulher	32
minuto	-83
minutos	-41
minutos antes	-52
minutos com	-29
minutos no	-27
minutos não	52
mistura	-51
modo	68
modo de	58
moeda	-45
moeda de	-45
moega	21
molde	-64
molhada	-29
momento	46
monta	30
morcego	41
mostra	-29
mostra o	-30
mostrar	-24
mostre antes	24
mostrem	-63
motivo	-64
motivo e	-57
motor	-34
motorista	-32
motorista de	-61
mudança	66
muito	56
multas	-31
mundo	-21
máquina no	-20
máquinas	-57
máquinas e	-28
máximo	-80
máximo 0	-49
mãe	-34
mãe junto	-23
mão	-49
mão não	-25
mãos	-77
mãos e	-50
médico	-57
mês e	-42
mínimo	-54
mínimo 0	-32
música	-75
n	63
n 0	31
n º	56
na	-74
na axila	-41
na bancada	44
na bandeja	-42
na boca	-32
na caixa	-37
na caixinha	-32
na carrinha	31
na casa	-74
na ficha	-54
na folha	-68
na gaveta	-25
na geladeira	32
na hora	-55
na linha	-39
na lista	-38
na mesa	-44
na mesma	-33
na máquina	-55
na parede	33
na pasta	-46
na presença	-39
na primeira	23
na sala	-27
na salinha	-44
na segunda	-46
na véspera	-42
na zona	-22
nada mais	47
nada se	-81
nas	-50
nascimento	-39
neide	48
nem	-95
nem com	-23
nem de	57
nem para	-43
nem por	-41
nem que	-42
nenhum	-46
nesse caso	-52
neutro	-61
ninguém abre	28
ninguém mexe	-28
ninguém sai	-38
ninguém se	20
ninguém vai	-46
no	-46
no armário	-50
no balcão	-58
no batoque	-36
no bolso	-41
no branco	47
no cabo	-39
no caderno	-53
no canal	-50
no carro	-31
no chão	-30
no descarpack	-57
no dia	-71
no envelope	-36
no fim	-62
no grupo	31
no livro	-39
no mesmo	-69
no máximo	-52
no mínimo	-46
no painel	-45
no papel	33
no próprio	-66
no pátio	-38
no quarto	-41
no regresso	-42
no saco	-55
no sistema	-64
no talão	-23
noite	47
noiva	-43
nome	-64
nome da	-60
nome o	-38
norma	58
normal	-41
normal é	-40
nos	20
nos primeiros	-37
nossas	53
nosso	60
nossos	42
nota	-90
nova	-59
noventa	-37
novo	-27
novo ?	-50
novos	-27
num papel	40
numa	53
numa folha	58
numerada	36
nunca	-42
nunca de	-30
nunca se	-68
não	-24
não ao	-40
não como	27
não entra	-80
não fica	-70
não há	-24
não inventa	33
não na	-50
não no	-69
não o	86
não passa	-59
não precisa	40
não saem	-56
não sai	-28
não se	-116
não sei	23
não tatua	-51
não vai	-45
não vale	-70
não volta	-43
não é	-36
nélson piloto	41
nós no	-23
número	-75
número da	-30
número de	-29
número do	-38
o	-39
o advogado	-56
o aluno	-72
o analista	-20
o animal	-22
o atestado	-38
o barco	21
o baú	-21
o botão	-29
o braço	-23
o cachorro	-28
o cadeado	-56
o café	73
o caminhão	-44
o canal	-37
o carro	-25
o cartão	-64
o cartãozinho	-38
o cliente	-29
o conferente	-32
o contrato	-40
o corpo	-34
o correio	-45
o delegado	-39
o dia	-31
o elevador	-40
o encarregado	-26
o estado	-38
o estojo	-46
o forno	-28
o gerente	33
o inquilino	-52
o instrumento	-27
o leitor	-36
o livro	-45
o lote	-24
o líder	-33
o manual	43
o mapa	-47
o marinheiro	-27
o meu	27
o modelo	-30
o motivo	-57
o motor	-34
o nome	-63
o nosso	48
o nº	34
o número	-52
o outro	-38
o passo	39
o pedido	28
o peso	-37
o pessoal	29
o porteiro	-39
o portão	-36
o prato	-45
o prazo	45
o primeiro	-61
o procedimento	46
o processo	-61
o professor	-30
o quê	26
o rapaz	-37
o recibo	-40
o relatório	-49
o relógio	-50
o responsável	-24
o resto	43
o resultado	-31
o roteiro	-43
o saco	-32
o segundo	-22
o senhor	69
o seu	-49
o sinal	-32
o skipper	-75
o tabuleiro	-29
o talão	-44
o telefone	30
o terminal	-43
o termo	-34
o termómetro	-24
o teste	-32
o ticket	-40
o tutor	-28
o valor	-47
o veterinário	35
obra	-28
obras	-25
obrigada	69
obs	32
observação	33
oferece	-51
oferece se	-35
oi	44
oito	-38
ok	21
olha	-70
olha a	-68
olha o	-63
olhar	-82
olhar a	-38
olhe	25
olho	-32
olá	49
onde se	-50
ontem	59
ontem foi	45
onze	-40
operador	-43
ora	22
original	-43
orçamento	55
os	-41
os cartões	-32
os cuidados	-28
os dias	40
os estupefacientes	-36
os livros	-39
os quadros	-47
os raw	-55
os volumes	-35
os voluntários	45
otávio	53
otávio 0	26
ou	-75
ou com	-63
ou não	-53
ou o	-59
ou se	25
outorgante	38
outra	-28
outro	27
ouve	-57
ouvir	27
p	94
paciência	49
pacote	-64
padre	40
padrinho	-59
padrinhos	-38
pai	-34
painel	-54
pais	-56
palavra	53
palavras dele	-57
palavrão	-52
palavrões	60
pano	-67
papel assinado	-41
papel com	-36
papel na	20
papel para	29
para :	65
para as	36
para os	47
para quem	37
para revisão	-45
parabéns	47
parecer	-42
parede	32
parte	93
parte das	54
parte de	37
partir	-45
passa	-57
passa a	-25
passa com	-40
passa de	-59
passa isso	40
passa o	-27
passados	-48
passar isto	44
passe	28
passo	62
passo a	47
passo da	44
passou	-64
passou de	-64
password	-37
pasta	-46
paz	75
pede	-71
pede a	-32
pede lhe	-47
pede o	-46
pede se	-57
pedido	38
pedir à	36
pediu	21
pediu a	29
pegar	-49
pela	-58
pela porta	-40
pelas	-45
pelo	-28
pelo nome	28
pelos	-52
pelos que	-37
pendurada	-32
peneira	-39
pequeno	-30
perceba	49
perdigão	24
perfil	-43
pergunta	-50
pergunta o	-66
pergunta se	-67
perguntando	-22
perguntar se	-56
pergunte	-78
perguntem	-78
pergunto	-83
pesa	-65
pesa o	-45
pesa se	-31
peso	-68
pessoa	-29
pessoa se	-45
pessoal	50
pessoal da	25
pessoal do	41
pessoas	-46
peça	-46
peça de	-38
peça e	-55
peças	-43
peço	-42
ph	-35
piloto	57
piloto 0	41
piquete	-35
piscina	-22
piso	-54
placa	-71
plantão	53
plaqueta	-44
pode	47
pode ser	57
podre	-77
pois	71
pois é	67
ponha	23
ponham	47
ponto 0	56
pontos	41
pop	45
por cima	-27
por cinco	-54
por dentro	-21
por dois	-47
por escrito	31
por esta	-41
por favor	69
por isso	23
por mais	-30
por telefone	-55
por um	-34
porca	-46
porque	-49
porta	-43
porta aberta	-38
porta com	-28
porta fechada	-26
porteiro	-39
português	22
portão	22
possa	49
posto	55
posto da	55
pousa	-34
pra	34
pra ela	-25
pra mim	44
pra pessoa	-41
pra ver	-56
praia	-25
prateleira	-62
prato	-45
prazo não	-67
prazos	-35
precisa de	-29
preciso	33
preciso de	28
preenche	-52
preenchida	-61
prepara	-50
presentes	34
presentes :	34
presença	-39
pressa	60
preta	-80
preto	37
preto no	47
pri	51
pri gerente	43
pri suporte	31
primeira boa	-53
primeira vez	54
primeiro e	-22
primeiro isola	43
primeiro o	-62
primeiros	-48
print	-48
pro frasco	-26
pro hóspede	-53
procedimento	102
procedimento da	32
procedimento de	56
procedimento para	40
processo	-28
procurar	27
produto	-68
produtor	-69
produção :	47
professor	-30
professora	39
proibido	-74
projecção	48
projecção 0	48
pronto	75
pros	25
pros dois	25
prova de	65
pré	-69
prévia	-36
próprio	-66
próprio dia	-61
próxima	46
próxima reunião	41
puder	81
puder sair	35
puxa	-71
página	84
páginas	-60
pátio	-38
pé	-25
pó	-49
pôr	40
põe	-74
põe a	-72
quadro	-24
quadro com	-73
quadros	-47
qualidade	62
qualquer coisa	30
quando a	-27
quando o	-32
quando uma	25
quantas	-37
quantos	-53
quarenta	-74
quarta	48
quarta feira	-56
quarto	-78
quatro e	-40
que	90
que a	46
que chama	26
que deve	40
que escreve	26
que estar	-20
que está	-54
que eu	65
que falta	-73
que fazer	25
que ficou	-41
que foi	59
que horas	-25
que já	52
que me	-42
que ninguém	26
que nos	-26
que não	-60
que o	32
que qualquer	40
que sai	-41
que ser	-61
que sobrou	-55
que temos	28
que ter	-68
que todo	20
que tá	-53
que vai	23
que virar	37
que vão	-37
quebrado	-24
quem chega	35
quem escreve	48
quem faz	26
quem não	-47
quem o	39
quer	-35
queria	52
quero	95
quero um	38
quero é	37
questão	55
quilómetros	-42
quilómetros e	-42
quinta feira	-28
quintas	25
quinze	-65
quinze dias	-43
quinze minutos	-36
quê	26
r	57
ralo	-41
rapaz	-29
rapaz da	-20
rascunho	79
rasgada	-32
rasgado	-56
raspa	-37
raw	-55
re	24
re :	24
recebe a	-41
recebe uma	23
receber	-64
recebo	-37
recebo a	-37
receita	-25
recepção	60
receção	46
recibo	-60
recibo e	-43
recolhe	-62
recusa	-31
recusou	-79
redação	36
registo	-62
reinicia	-59
relatório	-49
relógio	-50
remédio	-51
repete	-24
repor	-52
repouso	-33
residência	55
resposta	34
resto	43
resultado	-31
resíduo	-50
retira	-47
reunião	96
rev	41
rev 0	41
revisa	-66
revisão	-45
rh	47
rh 0	60
ria	56
ricardo	62
ricardo it	53
riscos	-59
rita	61
rita rh	60
roda	21
rodas	-57
rosângela	62
rotação	-33
rotina	41
roupa	-68
roxa	-73
rs	76
rua	-47
rubrica	-56
rui projecção	48
rádio	-21
rádio e	-62
sabe	32
saco	-72
saem	-26
sagrado	-61
sai	-77
sai da	-86
sai de	-38
sai sem	-30
sala 0	63
sala :	-37
sala e	-42
salinha	-44
salário	-78
sanitizante	-41
sanitária	25
se	-31
se a	-47
se abre	-43
se alguém	-52
se ao	-51
se até	-48
se com	-58
se comeu	-62
se de	-49
se der	-32
se devagar	-41
se diz	-29
se e	-68
se ela	32
se ele	-27
se em	-44
se está	-33
se fora	-33
se houver	-50
se há	-44
se já	-32
se me	25
se na	-63
se no	-68
se os	-82
se passar	-35
se por	-41
se primeiro	-44
se puder	81
se que	-68
se tem	-56
se toca	-33
se tomou	-40
se tudo	-47
se tá	21
se uma	-28
se à	-70
se é	36
seca	-85
seca ao	-36
seca com	-42
secar	-22
seco	-57
segunda feira	33
segundo	-50
segura	-70
segurança	45
sei	42
sei se	23
seis	-117
seis e	-27
seis meses	-77
seja	-67
selada	-49
selo	-52
sem	-21
sem a	-27
sem autorização	-78
sem o	-55
sem palavrões	60
semana	-28
sempre	-62
sempre um	-60
senha	-57
senha e	-54
senha nunca	-43
senhor	59
senhora	36
senta	-51
sentido	33
senão	-47
separa	-91
separa a	-76
separar	-39
ser e	25
serra	-54
serviço	-23
serviços	50
sete	-72
seu	48
seu nome	-49
show	51
silêncio	-74
sim	-35
simples	57
sinal	-33
sistema	-66
skipper	-75
sobe	-83
sobe os	-57
sobre	42
sobre o	32
sobrou	-24
sobrou no	-26
soda	-51
sol	-39
solar	32
solicitar	41
sonda	-62
soraia	40
soraia 0	38
sozinho	-75
sozinho na	-46
staging	-52
sugestão	66
supervisora	38
supervisora keila	38
suporte	31
suporte n	31
são	-81
são sempre	-38
são três	-28
só a	-62
só aí	-58
só com	-90
só depois	-38
só então	-30
só no	-64
só o	-52
tabela	32
tabuleiro	-63
tal	-33
talhão	-65
talão	-26
talão e	-59
tamanho	-55
tambor	-37
também	25
tampa	-67
tanque	-41
tapa	33
tarde	44
tarde :	30
tati	51
tatua	-51
te	50
telefona	-35
telefone	-25
telefone da	-34
telemóveis	-49
telha	-76
telhado	32
telmo	47
telmo 0	47
tem	-30
temos	73
temperatura	-39
tempo	-40
tenho	69
ter	25
terceiro	-38
teresa	33
terminal	-43
terminou	-45
termo	-34
termómetro	-24
termômetro	-54
termômetro da	-39
terça	-73
testa	-49
testa a	-23
teste	-61
testemunhas	-30
testo	-61
testo o	-61
teto	-21
teve	27
texto	91
tiago	46
tiago f	46
ticket	-67
tinta	-62
tira	-107
tira a	-61
tira foto	-43
tira o	-44
tira se	-60
tiram	-38
tiro	29
tiver	37
tiver grumo	27
toca	-44
toco	-25
toda	-52
todo	-47
todo dia	-26
todo mundo	-21
todos	87
todos os	40
tom	38
toma	-67
tomou	-40
tomou a	-40
trabalho	40
transação	-39
transformar	53
traslado	22
tratar	47
tratar encerrou	47
travado	-29
traz	-21
traz o	-33
trinta	-30
trinta dias	37
trinta minutos	-56
troca	-46
trocada	-38
trás	-37
trás e	-26
três	-40
três anos	-22
três minutos	52
tu	72
tubos	-63
tudo	-33
tudo bem	-21
tudo e	-51
tudo joia	49
tudo na	-30
tudo se	51
turma	-22
turma da	-21
turno	56
turno tarde	30
tutor	-28
tá	93
tá me	41
técnica	44
técnico	-28
tô	49
um a	-30
um deles	-63
um dia	-51
um documento	65
um guião	44
um homem	-30
um minuto	-51
um papel	-37
um pop	30
um por	-20
um procedimento	58
um segundo	-40
uma	51
uma coisa	36
uma escala	-50
uma folha	52
uma hora	-50
uma instrução	26
uma máquina	20
uma norma	32
uma vergonha	25
usa se	-59
utente	-61
vaca	27
vai	-92
vai no	-54
vai para	-97
vai pra	-48
vai pro	-47
vai ver	-26
vale	-38
validade	-83
valor	-47
vamos	52
vamos lá	53
variáveis	-27
vasco	40
vasco 0	40
vcs	48
vejo	-71
velho	39
vem	-51
venho	63
venho por	42
vento	-55
ver a	-62
verdade	60
verde	-70
vergonha	-26
verifica	-37
verifica se	-24
verificação	29
vermelha	-40
vermelha e	-26
vermelho	-77
veste	-74
vestiário	-44
veterinário	26
vez	42
vez e	-36
vezes	-45
vi	70
viagem	-21
viatura	-49
viaturas	35
vida	50
vidro	-43
vigilância	46
vigilância sanitária	25
vinheta	-42
vinte	-73
vinte minutos	-52
vira	-54
virar	34
vista	-33
viu	30
você	43
vocês	-38
volta	-69
volta do	-40
volta à	-21
volumes	-42
voluntários	25
vou	87
voz	-48
voz alta	-38
válvula	-50
vão	-91
vão ao	-58
vão para	-37
véspera	-54
vê	-50
vê a	-46
vê se	40
wagner	26
wellington	49
whatsapp	-87
zona	-22
zona de	-22
ª	51
º 0	56
à chegada	-38
à entrada	-40
à frente	-54
à mota	-49
à mãe	-51
à parte	-62
à porta	-36
à secretaria	27
à vista	-33
à volta	-52
às 0	-21
às seis	-27
ácido	-51
água	-33
área	-29
é a	-26
é com	-30
é da	-82
é de	71
é isso	56
é o	61
é para	33
é que	40
é sagrado	-61
é só	-51
é tudo	51
é uma	40
ó	-41
óculos e	-40
óleo	-61
última	-65
último	-45
úmido	-58
único	36
úteis	-40
úteis antes	-40
👍	42
😭	62`;
