// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_PT = `-7
!	86
! !	-21
#=1	128
#=2	35
#=4	-30
-1=!	86
-1=0	28
-1=?	65
-1=amarelo	51
-1=antes	-28
-1=assina	-64
-1=assinada	-35
-1=baixo	-34
-1=bichos	39
-1=borracha	-63
-1=carros	69
-1=cartão	-54
-1=celular	-51
-1=chave	-37
-1=chuva	57
-1=cima	-87
-1=cliente	-27
-1=clientes	24
-1=criança	-39
-1=declaração	-31
-1=dia	-42
-1=diferente	59
-1=dono	-53
-1=edmilson	-33
-1=escrito	-34
-1=estrada	-49
-1=etiqueta	-45
-1=faca	-52
-1=fechado	-31
-1=ficha	-34
-1=folha	-54
-1=fora	-56
-1=férias	67
-1=geral	-50
-1=graça	44
-1=hora	-31
-1=horas	-78
-1=instituições	-31
-1=junto	29
-1=lado	27
-1=leitor	-38
-1=madrugada	42
-1=mal	-48
-1=menos	44
-1=min	-111
-1=minutos	-25
-1=modelo	23
-1=máquina	-38
-1=mão	-41
-1=nada	35
-1=ninguém	40
-1=noite	-49
-1=novos	-75
-1=ovos	-21
-1=papel	53
-1=parede	-52
-1=pessoa	-53
-1=peça	-49
-1=plantão	-44
-1=porta	-49
-1=presente	-21
-1=produção	-50
-1=quinta	25
-1=residência	35
-1=reunião	49
-1=rs	70
-1=rua	-44
-1=se	-65
-1=segue	-30
-1=seguinte	22
-1=semana	-21
-1=sempre	-52
-1=serra	40
-1=tampa	-52
-1=telefone	-40
-1=todos	66
-1=torneira	-43
-1=tá	53
-1=verão	69
-1=vezes	45
-1=viu	76
-1=volta	-59
-1=véspera	-39
-1=água	-38
0 0	59
0 amostras	39
0 anos	41
0 avisar	-46
0 chef	48
0 dias	-90
0 e	24
0 enfermeiro	-40
0 g	30
0 gramas	-49
0 graus	-23
0 h	-60
0 horas	-61
0 kg	-69
0 metros	24
0 mil	-29
0 min	-28
0 minutos	45
0 nem	-55
0 no	-64
0 não	-54
0 o	-58
0 pessoas	-25
0 pontos	-45
0 se	-62
0 segundos	-74
0 só	-24
0 toneladas	56
0 º	-33
01=0 chef	48
01=0 h	-64
01=0 o	-29
01=a anatel	61
01=a família	27
01=a nossa	38
01=a paz	45
01=a presente	41
01=a secretária	-29
01=alguém que	44
01=aplica se	-70
01=aqui é	31
01=artigo 0	-33
01=boa tarde	52
01=bom dia	80
01=de manhã	-36
01=desde que	20
01=em 0	41
01=espero que	33
01=exma senhora	46
01=faz me	35
01=gostava que	22
01=na sequência	24
01=na última	35
01=o caminhão	-47
01=o cartório	28
01=o chefe	-27
01=o cliente	59
01=o motorista	-49
01=o operador	-21
01=o que	46
01=o tratador	-25
01=o vídeo	-49
01=pois é	56
01=preciso de	28
01=presentes :	66
01=queria deixar	32
01=quero um	38
01=somos um	27
01=somos uma	32
01=tira a	-44
01=tudo joia	37
01=venho por	31
0=0	-108
0=a	63
0=acima	-57
0=alguém	88
0=ao	34
0=aplica	-70
0=aqui	43
0=artigo	-33
0=até	-32
0=autorização	-38
0=b	-72
0=bater	-57
0=boa	52
0=boas	24
0=bom	60
0=cara	67
0=chega	-38
0=chegou	-25
0=começa	-52
0=como	54
0=confere	-53
0=conferir	-60
0=criança	-47
0=cá	67
0=depois	-29
0=desde	20
0=domingo	66
0=duas	-57
0=em	57
0=escreva	30
0=espera	-41
0=espero	33
0=eu	61
0=exma	46
0=fala	46
0=faz	-40
0=faço	54
0=ficou	33
0=gente	56
0=gostava	22
0=isso	45
0=já	52
0=lacre	-47
0=malta	55
0=me	29
0=meninas	64
0=na	47
0=nenhum	-64
0=no	53
0=nossa	65
0=não	37
0=oi	80
0=olhar	-67
0=olá	62
0=ontem	75
0=ordem	-56
0=pergunta	-36
0=perguntar	-75
0=pesa	-33
0=pesar	-48
0=peça	-48
0=pois	70
0=por	54
0=precisamos	44
0=preciso	38
0=presentes	66
0=pretendo	41
0=primeiro	-50
0=produzimos	52
0=qualquer	-38
0=quase	57
0=quem	-51
0=queria	32
0=quero	61
0=respondendo	24
0=sala	22
0=somos	52
0=sou	51
0=são	80
0=só	38
0=temos	101
0=tenho	57
0=tira	-54
0=tirar	-62
0=trabalhamos	74
0=troca	-52
0=tudo	37
0=um	-22
0=uma	67
0=venho	38
0=ver	-41
0=viva	58
0=vou	66
0=água	-62
0=é	60
1=	140
1=0	-40
1=a	-97
1=anatel	61
1=ano	32
1=antes	-56
1=aqui	37
1=as	-62
1=até	-54
1=aí	36
1=banho	-52
1=bem	30
1=caminhão	-47
1=cartório	28
1=chef	48
1=chefe	-27
1=chega	-55
1=cliente	45
1=colegas	73
1=com	-35
1=cooperativa	49
1=da	-94
1=das	35
1=de	-71
1=deixar	49
1=desligada	-43
1=dia	50
1=do	-69
1=dois	-41
1=dra	49
1=e	-78
1=em	-82
1=então	55
1=eu	30
1=família	27
1=foi	54
1=h	-64
1=joia	37
1=manhã	-36
1=me	50
1=motorista	-54
1=no	-35
1=nossa	38
1=o	-90
1=operador	-35
1=os	-33
1=passado	52
1=paz	45
1=pedir	53
1=pelo	-64
1=pessoal	49
1=por	47
1=preciso	37
1=presente	41
1=primeiro	-30
1=que	86
1=quem	-74
1=queria	23
1=recepcionista	28
1=recepção	-27
1=recluso	-54
1=se	43
1=secretária	-29
1=sem	-69
1=senhora	60
1=sequência	24
1=sim	50
1=tarde	52
1=tem	-35
1=tirar	-51
1=tratador	-25
1=um	43
1=uma	78
1=vem	33
1=vídeo	-49
1=é	95
1=última	35
2=	112
2=!	86
2=0	-47
2=:	38
2=?	66
2=a	-20
2=abre	-66
2=antes	-33
2=ao	-38
2=arquivo	-28
2=bem	70
2=caixa	-48
2=cartão	-51
2=chega	-30
2=chegam	49
2=com	-33
2=confere	-50
2=cresceu	50
2=da	52
2=das	-35
2=de	-61
2=depois	26
2=devolveu	46
2=dia	-68
2=dois	22
2=dra	57
2=e	-90
2=em	-35
2=emergência	-50
2=encosta	-37
2=enfermeiro	-40
2=entre	48
2=entrega	-42
2=então	75
2=era	51
2=está	25
2=eu	63
2=explica	43
2=ficam	-58
2=ficou	52
2=fora	-24
2=gelo	-56
2=hora	-68
2=instrução	41
2=isto	53
2=janeiro	45
2=liga	24
2=lona	-39
2=luva	-33
2=lá	-37
2=me	37
2=min	-69
2=minutos	-53
2=mostra	-44
2=no	-38
2=nos	-66
2=nuno	48
2=não	30
2=o	69
2=ou	46
2=papel	-21
2=passa	-33
2=passado	50
2=passou	31
2=pede	-67
2=peça	-35
2=pra	25
2=primeiro	-39
2=procedimento	43
2=que	35
2=quem	-36
2=quer	26
2=recebe	27
2=tem	87
2=temos	40
2=tira	-54
2=trabalha	28
2=trabalhos	-39
2=têm	-33
2=um	72
2=uma	88
2=º	-33
2=é	28
: a	63
: dra	46
: só	-44
: três	29
: um	-26
?	65
? ?	49
@1	67
@3	-83
a abertura	27
a alavanca	-38
a anatel	61
a auxiliar	-44
a b	-66
a chamada	-55
a chapa	-33
a chave	-34
a colega	-49
a criança	-45
a d	28
a data	-45
a deus	49
a direção	44
a entrada	41
a escrito	46
a etiqueta	-29
a família	27
a ficha	-56
a folha	-34
a fábrica	39
a graça	38
a guia	-30
a limpo	57
a lona	-39
a luz	-44
a menos	42
a mesma	25
a máquina	21
a mão	-31
a nossa	50
a nota	-36
a parte	55
a passo	27
a paz	62
a pessoa	-57
a peça	-43
a placa	-53
a presente	41
a pressão	-39
a primeira	-28
a próxima	52
a rapariga	48
a recarga	39
a receita	-20
a recepção	-51
a receção	39
a requisição	-47
a rotina	24
a rua	23
a secretária	-29
a segunda	-61
a senha	-62
a senhora	54
a sua	47
a sério	60
a tabela	-54
a ter	34
a todos	66
a técnica	-45
a veterinária	-31
a vigilância	40
a válvula	-36
a última	-44
abaixo	-61
abaixo da	-28
abaixo de	-62
abastecer	-44
abastecimento	35
aberta	-20
abertura	-38
abertura de	25
abertura do	-24
abre	-31
abre a	-42
abre o	-63
abre às	33
abrem	-45
abrem a	-39
abrigo	-28
abril	69
abrir	-49
abrir a	-27
abrir ao	-58
abriu	76
acabou	72
aceita	-43
acende	-64
acender	-33
acender a	-33
acesso	-69
achado	-25
achou	44
acima	-51
acima de	-88
adelino	43
administração	-22
agosto	63
agência	-24
ainda	27
ajuda	66
ajuda a	46
ajustar	-56
alarme	-60
alavanca	-38
algo	46
alguém	57
alguém que	-36
alice	-39
altura	-71
amarela	-77
amarelo	51
amarra	-54
amassada	-23
amassado	-49
amostra	27
amostras	27
amostras de	-27
amélia	66
anatel	61
anel	-66
animal	-29
ano	72
ano e	24
ano passado	53
anos	59
anos e	51
anota	-49
anotar	-78
anotar na	-34
antecedência	-43
anterior	48
antes	-136
antes da	-55
antes de	-71
antes sem	-26
antiga	-47
ao cliente	-31
ao meio	-56
ao que	30
aos	-20
aos 0	-59
apagada	-43
aplica	-22
aplica se	-22
aplicação	-64
apresenta	-24
aprovada	40
aqui	104
aqui em	34
aqui na	50
aqui é	31
aquário	-38
areia	-63
armazém	-65
armário	-54
arquivo	-56
artigo 0	-33
as	-47
as 0	-39
as de	-57
as duas	-50
as férias	24
as lentes	-20
as peças	-64
assim	-45
assina	-81
assinada	-45
assinado	26
atendente	-54
atendeu	-40
atendimento	31
atendo	42
atestado	-20
atraso	77
atrás	-21
até	-56
até ao	44
até aos	-59
até as	-39
até o	-37
até r	-85
ausente	53
autorização	-100
autorização assinada	-24
auxiliar	-55
auxiliar recolhe	-50
avental	-66
avisa a	36
avisar	-22
avisar no	-35
avó	40
azeitona	-44
azul	-37
aí	62
aí um	28
b	-30
baia	-58
baia 0	-55
baixo	-38
balcão e	49
balde	-41
banco	-28
bandeja	-50
banheira	-24
banho	43
bate	-66
bater	-66
bater o	-48
baterias	35
bebeu	-84
beira	-31
bem	73
bem ?	33
biblioteca	-26
bichos	39
bidão	97
blocos	26
blocos de	26
boa	57
boa tarde	57
boas	29
boca	39
bola	67
bolso	-42
bolsos	-36
bom	94
bom dia	98
bomba	59
bombas	-39
bombona	-50
borracha	-63
bota	-79
botijão	-24
botão	-33
braga	21
braço	-50
buscar	-72
buzina	-35
cabe	-33
cabeça	42
cabo	-80
cachorro	-33
café	41
caio	47
cair	-48
caiu	63
caixa	-29
caixa de	34
caixas	-69
caminhão	-57
campanha	60
campo	-65
canal	-62
cara	42
carnaval	80
carregar	-62
carrinho	-60
carro	-36
carros	69
carta	-49
cartaz	30
cartão	-97
cartão de	-39
cartório	28
casa	-31
casa de	28
casa e	-33
casal	55
casas	28
causa de	46
causa do	-30
cedo	-37
celular	-96
central	-71
centímetros	-44
cerca	31
cerca de	58
certidão	-48
certificado	-24
chamada	-55
chapa	-47
check	31
check in	36
chef	48
chef nuno	48
chefe de	-38
chefia	-44
chega	-67
chega ao	-30
chegam	66
cheia	30
cheira	-31
chip	-53
chuva	26
chão	-53
chão não	-35
cida	-63
cidade	67
cilindro	-44
cima	-54
cinco	-45
cinco anos	-44
cinco e	-61
cinco minutos	-38
cinta	-40
cinto	-66
circular	-94
circular 0	-69
claro	27
cliente	-26
cliente liga	26
clientes	39
cobra	-45
coco	-59
coisa que	26
cola	-43
colado	44
colega	-27
colegas	73
coleta	-68
colmeias	48
colocar	-25
com	-24
com a	-53
com as	-43
com atraso	53
com cloro	-42
com data	-38
com dois	-61
com espuma	-38
com faca	-52
com luva	-47
com mais	33
com menos	-25
com nome	-50
com o	-42
com uma	46
combinados	-44
combustível	-63
começa	-81
como	36
como é	32
compara	-28
compartilhada	-51
completo	-61
comum	-47
comunitária	31
conceição	35
cones	-48
confere	-104
confere a	-36
confere o	-31
conferir	-53
conferência	-53
confirma	-38
conforme	-47
conhecimento	37
consegue	33
conserta	-51
conta	-74
contacto	-21
contar	-21
contra	35
conversa	-21
cooperativa	49
coordenada	-44
copo	-41
corregedoria	55
corrente	-67
corta	-80
cozinha	-56
crachá	-68
cresceu	50
criança	-58
curso	-51
cá	29
cá vai	62
câmaras	-58
câmera	-42
cíntia	49
código	-48
cópia	-31
d'água	-45
da abertura	38
da agência	-36
da caixa	20
da casa	-55
da criança	-38
da empresa	-23
da escola	-34
da estrada	-49
da linha	-28
da máquina	-22
da nossa	38
da pessoa	-31
da produção	-36
da sala	21
da semana	-55
da urna	36
danos	36
danos e	36
dar	-27
das escolas	58
data de	-65
daí	23
de 0	-67
de abril	24
de abrir	-43
de baixo	29
de cima	-22
de combustível	-20
de devolução	-69
de emergência	-50
de escrever	60
de escritório	34
de fechar	-58
de fora	-42
de fuga	30
de goiás	51
de luva	-22
de madrugada	62
de manhã	-67
de pessoa	41
de quatro	-37
de quem	43
de residência	35
de ré	-26
de seis	-60
de serviço	-74
de sete	51
de solo	-27
de tirar	-22
de todos	52
de um	51
de uma	80
de óbito	-36
debaixo	-57
decide	32
declaração	-55
dedos	-61
deixa	-31
deixa se	-37
deixar	49
deixou	28
dele	-31
deles	40
dentro	-58
depois	-79
depois das	-65
depois o	-42
depósito	-64
descarga	-46
descarrega	-50
descarta	-31
descarte	-68
descreva	42
descreva o	42
descrição	-46
desculpem	61
desde o	59
desde que	27
desliga	-26
desligada	-67
desligado	-50
despeja	-50
deus	49
deve	48
devia	45
devia ter	45
devolução	-24
devolve	-87
devolve no	-52
devolveu	46
dezembro	55
dia	-30
dia anterior	-36
dia da	39
dia no	21
dias antes	-26
dias de	-53
dias por	-52
diferente	90
dinheiro	-53
direto	-54
diretor	53
direção	57
disse	57
disse que	27
diz	40
diz o	-26
dizer	53
diária	-44
do ano	45
do balcão	49
do camião	-36
do cartão	-54
do chão	-35
do cliente	-24
do dia	-64
do meu	42
do mês	-27
do portão	56
do que	43
do seu	75
do teste	-30
do turno	77
doca	-38
documenta	40
documenta pra	40
documento	60
documento para	43
documento só	51
dois	24
dois dedos	-76
dois um	-35
domingo	66
dona	78
dona neide	58
dono	-29
dorme	-61
dos nossos	36
dou	52
doze	83
dr	51
dra	78
dra helenice	49
duas	42
dá	-30
e 0	42
e abre	34
e anota	-38
e atendo	42
e autorização	-22
e avisa	-52
e cada	53
e centro	-28
e cinco	21
e confere	-29
e data	-66
e de	-33
e deixa	-25
e dois	20
e duas	51
e em	63
e entrega	-48
e espera	-39
e eu	69
e fica	-44
e foi	26
e há	-37
e já	54
e liga	-20
e mail	30
e meia	-52
e meio	-42
e mostra	-24
e na	36
e ninguém	52
e o	-38
e olha	-31
e os	49
e pede	-24
e pediu	53
e perdemos	65
e pergunta	-40
e placa	-24
e põe	-30
e quem	-49
e se	-40
e separa	-44
e só	-68
e água	-44
ecrã	-41
edmilson	-33
eles	28
elevador	-46
em	42
em 0	38
em abril	60
em agosto	61
em até	-32
em blocos	26
em braga	21
em caixas	-34
em cima	-29
em dezembro	45
em dinheiro	-61
em julho	53
em maio	44
em saco	33
em três	49
em voz	-30
email	-62
embaixo	-69
emergência	-50
empresa e	23
encarregado	-44
encosta	-52
endereço	-82
enfermeiro	-67
enfermeiro do	-67
entende	60
entra	-72
entrada	27
entrar	-72
entre	27
entrega	-55
então	50
então vamos	61
então é	63
envelope	-39
equipa	33
equipe	33
era	63
escola	-23
escolas	58
escreva	45
escreve	21
escrever	75
escrita	43
escrita para	28
escrito como	34
escrito e	36
escrito na	-57
escrito o	63
escritório	32
espera	-53
esperar	-64
espero	33
espero que	33
espuma	26
essa	27
esse	-23
esta	31
estado	-82
estamos	47
estar	-33
estas	62
este	72
esterilização	-61
esteve	31
estiver	-21
estou	71
estrada	-74
estrelas	49
está	35
está escrito	34
está na	46
estão	-23
etiqueta	27
etiqueta com	-29
eu	125
eu preciso	28
eu queria	49
executivo	50
exma	46
exma senhora	46
explica	43
extintor	-55
faca	-48
fado	55
faixa	-38
fala	49
fala aí	35
falar	-49
falecido	52
família	29
favor	48
faz	-30
faz a	30
faz e	-29
faz me	35
faz o	-35
faz se	-37
fazer	64
fazer quando	32
fazer um	37
faça	43
faço	74
fechado	-44
fechamento	27
fechar	-68
feita	-39
fez	44
fica	-54
fica na	-53
ficar	-51
ficasse	29
ficha	-77
ficha e	-35
ficou	107
ficou 0	69
ficou um	30
filipa	59
filme	-52
filtro	-65
fim	38
fim de	36
fio	-40
fita	-71
fizesse	42
foi	103
foi um	40
for	45
fora	-81
fora e	-60
foram	64
foram 0	56
formulário	-47
foto	-41
fotografias	-41
frente	-39
frente do	-73
fria	-36
frio	-22
fuga	30
funcionário	29
funcionários	74
fundo	-49
furo	-71
fábio	-36
fábrica	39
férias	75
g	30
galpão	30
galpão de	56
gente	25
gente faz	32
gente não	-55
gente tem	49
gerador	28
geral	-41
gerente	-54
goiás	51
gostaria	29
gostaria de	29
gostava	22
gostava que	22
gostou	67
gramas	-68
graus	-33
gravando	83
graça	64
graças	49
graças a	49
grupo	25
guarda	-68
guia	-63
guião	40
h	-48
h 0	-25
h antes	-47
h do	-36
h e	51
h nunca	-58
h às	-28
hectares	57
helenice	49
hoje	84
hora	-48
hora antes	-40
horário	-31
hotel	31
houve	48
há	33
hóspedes	56
idosos	46
igual	27
imagem	-55
impressa	-41
in	36
indústria	45
instituições	-31
instrumentais	-76
instrumentos	40
instrução	50
inteira	-22
inteiro	25
interior	51
interior de	51
isopor	50
isso	69
isso a	61
isto	94
isto escrito	36
isto é	39
janeiro	56
janela	-63
janelas	-32
jeito	39
joia	52
joia ?	48
julho	53
junto	32
já	50
já se	41
keila	32
kg	-69
laboratório	52
lacre	-65
lado	25
lado da	25
lado de	-26
lados	-66
lados e	-30
lance	71
lança	-44
laranja	-64
laranjeira	-41
larga	-32
lateral	-35
laudo	50
laudo de	65
lava	-47
lavado	-55
lavar	-41
lave	-54
leia	-24
leitor	-73
lentes	-20
lentes no	-20
ler	-52
letra	43
leva	-35
levanta	-58
levou	40
levou o	38
lhe	52
liga	-30
liga a	33
liga o	-38
ligado	-21
limite	-75
limpa	-36
limpeza	-33
limpeza da	27
linha	-38
lista	-94
litros	44
livre	-61
livro	-52
livros	-72
lixo	-55
logo	-41
lona	-55
lona de	-52
lota	-51
lote	23
lugar	-36
lugares	62
luva	-70
luvas	-33
luz	-76
luz de	-44
luzes	-57
lá	35
lá em	32
lê	-26
lê a	-63
lê o	-38
madrugada	62
mail	30
maio	44
mais	54
mais de	-56
mais novo	44
mais ou	35
mal	-31
mala	-64
malta	68
manchado	-49
mandar	37
mangueira	-26
manhã	-55
manhã cedo	-37
manual	55
manutenção	43
mapa	-24
marca	-93
marca com	-70
março	-38
mas	121
mas a	62
mas não	69
me	116
me falta	35
me faz	34
me se	30
meia	-40
meio dia	-56
meio e	-41
melhor	29
meninas	64
mesa	-48
mesas	46
meses	-40
mesma	45
mesma coisa	25
mesmo dia	-28
mesmo que	-38
mestre	-25
metade	39
metros	27
meu	100
mexe no	-37
microchip	-31
mil	-38
mim	53
min	-43
minha	64
minuto	-76
minutos antes	-73
minutos e	30
minutos não	-33
mistura	-30
mnemónica	52
moacir	-83
modelo	23
molhada	-39
molhar	-42
momento	59
monitores	38
montar	50
montar um	50
mostra	-94
mostra a	-61
mota	-30
motor	-40
muito	28
multa	-40
máquina 0	21
máquinas	25
máscara	-42
máximo	-72
máximo 0	-42
mãos e	-55
mês	26
mínimo	-44
músicos	55
na baia	-35
na cabeça	50
na casa	51
na chave	-43
na ficha	-39
na folha	-30
na frente	-90
na guia	-40
na lista	-23
na mesa	-41
na mão	21
na pasta	-66
na porta	-91
na portaria	-26
na quinta	29
na ria	55
na sala	-26
na secretaria	-51
na semana	79
na sequência	24
na sexta	70
na véspera	-42
na última	51
nada	-28
nada de	-46
nada sem	-54
neide	31
nem com	-40
nenhum	-38
nenhuma	61
nesse	35
ninguém	78
ninguém sabe	41
ninguém saber	51
ninguém viu	55
ninhos	-29
ninhos de	-29
nivelada	-46
no	-69
no ano	52
no armário	-54
no corredor	-34
no ecrã	-41
no elevador	-28
no hotel	49
no livro	-41
no máximo	-58
no mínimo	-43
no papel	59
no porto	41
no portão	39
no saco	-33
no sistema	-27
no sábado	40
noite	-51
nome	-65
nome da	-62
nome e	-30
nome empresa	-26
nome na	-47
nomes	-33
norma	40
nossa	94
nosso	71
nossos	41
nota	-88
notas	-86
notas e	-51
nove	36
noventa	54
num	97
num documento	49
numa	61
nunca	-109
nunca ao	-41
nunca com	-50
nunca de	-46
nunca em	-55
nunca se	-61
nunca viram	40
nuno	50
nuno :	48
não	-63
não conserta	-36
não entra	-56
não gostou	67
não larga	-32
não mexe	-37
não para	33
não passa	-77
não pede	24
não pode	-41
não sai	-64
não se	-51
não só	-42
não tinha	31
não vou	65
nós	-20
número	-83
número de	-40
número do	-42
o	-21
o abastecimento	35
o adelino	43
o alarme	-29
o ano	40
o cabo	-63
o caio	36
o caminhão	-60
o cartão	-73
o cartório	28
o chaveiro	38
o check	36
o chefe	-27
o dia	-36
o do	26
o documento	22
o encarregado	-44
o formulário	-47
o instrumento	-26
o leitor	-59
o manual	55
o mesmo	63
o mestre	-25
o meu	66
o motorista	-24
o nome	-65
o nosso	41
o número	-71
o olho	-58
o operador	-27
o pano	-51
o papel	-22
o par	-35
o pedido	-23
o pessoal	44
o procedimento	53
o que	-34
o resto	-47
o saco	-38
o seguinte	57
o seu	-25
o talão	-54
o tambor	-70
o telefone	-27
o termómetro	-41
o tratador	-25
o visor	-22
o vídeo	-49
ocupação	-53
oficina	54
oi	80
oito	-60
olha	-63
olha a	-56
olha primeiro	-26
olhar	-77
olhos	-63
olá	62
onde	-43
onde o	-55
ontem	88
ontem foi	42
onze	56
operador confere	-32
ordem	-25
ordem de	-39
ordenha	-68
os	-36
os bolsos	-36
os dias	49
os livros	-47
os ovos	-21
os tanques	-33
os termómetros	-59
os voluntários	61
ou	-50
ou menos	35
outra coisa	-41
outras	-48
outro	-74
ovos	-21
pacote	-27
padre	47
paga	-54
pagam	-52
pago	-23
pai	21
painel	-38
pano	-56
papel	30
par	-35
para as	45
para baixo	-38
para o	20
para os	82
para uma	30
parabéns	50
parque de	53
parte	70
passa	-56
passa de	-63
passa o	-27
passa pela	-28
passado	89
passar	-40
passar de	-37
passe	40
passo	-25
passo a	27
passo da	26
passou aqui	43
pasta	-66
patrícia	-43
pau	-44
paz	95
pede	-56
pediu	58
pega	-58
peixe	-69
pela	-65
pele	-55
pelo	23
pelo nome	-26
pelos	-49
pequena	31
perceba	45
perdemos	66
perdemos um	33
perderam	36
perdeu	51
pergunta	-90
perguntar	-86
permitido	29
perto e	-24
pesa	-44
pesar	-48
peso	-42
pessoa	-45
pessoal	24
pessoal do	32
pet	45
peça	-65
peça com	-51
peço	34
picadora	42
pintado	42
piscina	-45
pix	21
placa	-55
planilha	-42
planta	-64
plantão	-44
pneus	-50
po	-66
po 0	-66
pode	-80
pode ser	-26
podia	34
pois	72
pois é	56
ponham	50
ponta	38
ponto	30
pontos	-45
pop	-51
por	20
por 0	-50
por ano	59
por baixo	-49
por cinco	-32
por dez	-27
por dia	41
por escrito	-35
por favor	40
por isso	43
por mês	48
por semana	-35
por todo	47
por um	-40
por último	-64
porque	57
porque ninguém	29
porque o	49
porta	-96
portaria	-29
porto	76
porto de	57
português	33
portão	51
possa	35
pra	24
pra isso	-34
pra mim	48
pra ver	-44
prateleira	-40
prazo	-51
prazo não	-42
precisa	55
precisamos	44
preciso	58
preciso de	52
preenche	-31
preenche a	-31
prego	-41
presa no	-28
presente instrução	41
presentes :	66
pressão	-41
pretendo	41
primeira	-56
primeira vez	41
primeiro	-84
primeiro a	-34
primeiros	-42
pro	-58
pro cliente	-63
pro pessoal	-45
procedimento	74
procedimento da	41
procedimento de	51
processo de	22
procura	-21
procura se	-21
produzimos	52
professor	-60
programa	-22
própria	-48
próprio	-65
próxima	55
próxima reunião	49
página	59
pé	-33
pôr	43
põe	-54
põe se	-35
quadros	-41
qualquer outra	-37
quando	-32
quando o	-47
quando uma	32
quantas	-68
quanto	-59
quarenta	-34
quarenta minutos	-59
quarta	-36
quarto	-21
quase	102
quase todas	55
quatro	40
quatro e	-49
que	75
que a	36
que as	24
que deve	48
que ele	-35
que entram	47
que escreve	46
que eu	58
que falta	-59
que fazer	32
que ficasse	29
que já	35
que leia	-24
que me	38
que nunca	26
que não	-35
que o	56
que os	36
que qualquer	44
que se	40
que tá	-49
que um	47
que vai	-31
que virar	45
que é	45
quem	-42
quem está	-33
quer	26
quer um	26
queria	66
queria deixar	32
queria que	23
quero	93
quero um	38
quilo	-53
rapariga	57
rapaz	59
razão	64
reboque	-44
recarga	39
recebe	28
recebemos	65
receber	-25
recepcionista	28
recepção	-47
recepção olha	-46
receção	53
receção do	46
recluso	-54
recolhe	-60
recolhe o	-44
recusa	-52
reformou	25
relatou	62
relatou que	62
remédio	-92
repete	43
reposição	38
requisição	-47
residência	55
responde	-28
respondendo	24
responsável	-27
resto	-49
reunião	59
ria	55
ria de	55
riscos	-49
roda	-43
rodas	-34
rompido	-47
rosto	-37
roteiro	46
rotina	24
roupa	-62
rs	70
rádio comunitária	31
rádio e	-33
ré	-26
sabe	23
saco de	26
saco fechado	-31
safra	48
sai	-66
sai da	-44
sai de	52
saiu	57
sal	-23
sala 0	64
sala de	39
salmoura	-41
sandra	61
santana	44
sauna	-71
saídas	31
se	-30
se a	-39
se ao	-65
se com	-61
se do	83
se há	-58
se na	-37
se no	-37
se não	-37
se o	-79
se perderam	36
se por	57
se que	44
se reformou	25
se tem	-77
se tiver	-49
se tá	37
se um	54
seca	-58
seco	-45
secretária	-29
seda	48
segue	-24
seguinte	27
segunda	-61
segunda e	-76
segundos	-76
segurança	-22
sei	32
seis meses	-60
sem	-34
sem a	44
sem autorização	-62
sem certidão	-20
sem ninguém	51
sem o	-55
semana passada	41
semanas	64
sempre	-41
sempre a	30
sendo	39
senha	-77
senha a	-56
senhor	77
senhora	103
sentido	44
senão	-47
separa	-58
separa os	-37
separar	-58
sequência	24
sequência da	24
ser	41
serra	53
servidor	-41
serviço	-60
sessenta	44
sessão	-25
sessão das	-25
sete	-68
setembro	39
setor	-62
seu	48
sexta	33
sido	43
silêncio	29
simples	44
sistema	-27
sobe	-83
sobre	81
sobre a	31
sobre o	39
sobretudo	74
soda	24
sol	-38
solar	68
solda	-50
solicitar	35
solo	-27
solta	-38
soltar	-46
soltar a	-46
som	-49
somos	56
somos um	27
somos uma	32
sonda	-39
sonho	62
sou	59
sozinha	-29
sozinho	-51
sr	33
sua	21
submarino	25
sumiu	65
suporte	-60
sábado	74
são	35
sério	60
sílvia	-33
só	-29
só a	-46
só com	-68
só depois	-28
só saem	-42
só se	66
súmula	84
tabela	-54
tabela de	-36
talhão	-75
talão do	-59
tambor	-70
tampa	-86
tanque de	43
tanques	-100
tarde	75
tela	-56
telefona	-45
telefone	-49
telemóvel	-37
tem quatro	53
tem que	-38
temos	112
temperatura	-61
tenham	24
tenho	50
tensão	-21
ter	72
termómetro	-41
termómetros	-82
termómetros de	-59
termômetro	-73
termômetro da	-34
terra	-51
testa	-27
testa com	-34
testada	-50
teste	-47
teve	37
ti	-30
tinha	86
tinham	53
tira	-116
tira a	-33
tira se	-43
tirar	-99
tire	-55
tivemos	49
tiver	-49
tocar	-27
toda	-50
toda segunda	25
todo	48
todos	37
tom	40
toneladas	56
torneira	-43
touca	-63
touca e	-39
trabalha	35
trabalhamos	74
trabalho	62
trabalhos	-39
tranca	-20
tratador	-25
traz	-60
trezentos	54
tribunal	70
trinta	63
trinta e	20
troca	-20
troca de	-51
três	23
três vezes	23
tudo bem	42
tudo joia	52
turno	79
turno da	21
técnica	-45
técnico	29
têm	-94
têm de	-49
um	85
um ano	-67
um cartaz	30
um cliente	27
um dia	-20
um documento	54
um guião	34
um papel	44
um passo	45
um procedimento	44
um senhor	31
uma	76
uma coisa	47
uma criança	45
uma folha	57
uma hora	-74
uma instrução	28
uma máquina	26
uma regra	47
uma vez	-26
umas	48
umidade	43
umidade acima	-36
uns	41
usa	20
usa a	-61
usado	-29
usamos	52
uso	-34
vacina	-34
vai	-26
vai buscar	-51
vai em	44
vai para	-74
vale	-23
validade	-46
valor	-60
vamos	90
vamos lá	45
vazia	31
veio	60
velho	24
vem	23
venho	62
venho por	31
vento	-76
ver	-53
verde	-77
verifica	-36
verificam	-68
verão	55
veterinária	-31
vez	24
vez a	40
vezes	58
vezes e	-39
vezes por	46
viagem	-21
vias	-28
vida	31
vigilância	40
vigilância passou	30
vinha	52
vinte	-26
vinte e	26
violinos	65
vira	43
viram	40
virar	45
visitante	-51
visor	-22
vistoria de	-29
viu	57
viva	55
você	58
volante	-74
volta	-51
volta a	33
volumes	-41
voluntários	28
vou	49
vou ser	42
voz	-30
voz alta	-30
válvula	-36
vão	-76
véspera	-62
vê se	-47
vídeo	-49
wagner	61
ª	61
º	-33
à	-66
às oito	-54
às quatro	-23
às sete	-67
ácido	22
água	-95
água do	-37
água fria	-36
álcool	51
área	-40
é	40
é a	30
é do	42
é feita	-39
é o	77
é para	41
é que	35
é sempre	30
é um	39
é uma	23
óbito	-36
óculos	-41
óleo	32
óleo no	55
última	24
último	-56
único	52`;
