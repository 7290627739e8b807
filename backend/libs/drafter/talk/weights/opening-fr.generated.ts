// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const OPENING_FR = `-5
#=-1	-24
#=1	23
#=2	135
#=3	-42
#=4	-35
#=5	34
-1=0	-46
-1=?	128
-1=an	-62
-1=avant	-45
-1=bas	-29
-1=cabine	-55
-1=cahier	-52
-1=carton	-44
-1=chacun	-37
-1=claire	28
-1=client	-85
-1=contrôle	-43
-1=culpa	53
-1=d'identité	-39
-1=date	-39
-1=dessus	-25
-1=deux	-66
-1=devant	-58
-1=dimanche	52
-1=dépôt	-54
-1=faire	25
-1=fermé	-40
-1=fois	-59
-1=fournisseur	-21
-1=frais	36
-1=gants	-67
-1=heures	-39
-1=imprimé	-34
-1=jour	32
-1=l'ardoise	-42
-1=l'eau	-72
-1=l'inverse	-45
-1=ligne	40
-1=m	-47
-1=mars	70
-1=matin	39
-1=midi	39
-1=minutes	-37
-1=moi	71
-1=mois	27
-1=mètres	-35
-1=nuit	36
-1=pareil	51
-1=pas	-49
-1=pied	-36
-1=pinceau	30
-1=retour	-37
-1=rôle	38
-1=sec	-59
-1=semaine	76
-1=septembre	35
-1=service	-55
-1=seul	-61
-1=seulement	-50
-1=site	-71
-1=soir	32
-1=tous	43
-1=tout	-21
-1=trop	32
-1=téléphone	-60
-1=vendredi	-54
-1=vestiaire	-45
-1=y	43
-1=ça	45
-1=écrit	28
0 :	-68
0 ans	-52
0 bar	-87
0 c	-53
0 cm	-41
0 de	34
0 demande	-40
0 est	-72
0 et	-21
0 euros	-36
0 h	-86
0 j	-52
0 jours	-35
0 juin	-46
0 km	-27
0 l	-77
0 la	-62
0 le	-60
0 m	-76
0 mm	-43
0 mètres	-34
0 on	-23
0 pièces	49
0 roger	-34
0 s	-72
0 sans	-32
0 sauf	27
0 si	-27
0 x	-50
01=0 demande	-40
01=0 h	-80
01=alors euh	38
01=avant chaque	-31
01=bonjour je	27
01=bonjour à	48
01=chlore libre	-49
01=chère madame	48
01=deux personnes	-50
01=dictée du	37
01=en dessous	-28
01=il est	21
01=il me	29
01=je ne	33
01=je suis	35
01=la cliente	43
01=la gestionnaire	-35
01=la mise	-43
01=la veille	-50
01=le 0	21
01=le chef	-41
01=le technicien	-29
01=merci de	50
01=moins de	-44
01=nous sommes	22
01=oh non	53
01=on a	50
01=on compte	-60
01=on est	55
01=on m'a	29
01=ouvrir le	-47
01=pas de	-44
01=ph entre	-35
01=pourriez vous	21
01=pouvez vous	27
01=prélever à	-21
01=salut jean	58
01=suite à	34
01=sur la	-40
0=0	22
0=allumer	-59
0=alors	58
0=aucun	-78
0=avant	-46
0=bac	-67
0=bonjour	102
0=boîte	46
0=c'est	71
0=camion	-54
0=ce	82
0=chaque	-53
0=chlore	-49
0=chère	48
0=comme	49
0=compter	-60
0=coucou	78
0=couteaux	-53
0=demander	-60
0=depuis	26
0=dictée	37
0=dimanche	53
0=dites	43
0=donc	39
0=eau	-66
0=en	-34
0=et	79
0=euh	48
0=hello	55
0=hier	40
0=humidité	-37
0=il	-28
0=j'ai	54
0=j'aimerais	31
0=jamais	-38
0=je	105
0=l'agent	-60
0=l'équipe	49
0=la	31
0=les	-41
0=ma	71
0=merci	48
0=minutes	-31
0=moins	-44
0=mon	50
0=monter	-50
0=nos	57
0=notre	70
0=nous	68
0=objet	75
0=oh	53
0=ok	75
0=oui	58
0=ouvrir	-58
0=pas	-29
0=pendant	52
0=petit	40
0=ph	-35
0=plus	24
0=pourriez	21
0=pouvez	27
0=prélever	-21
0=quand	-47
0=quarante	72
0=regarder	-49
0=rideau	-47
0=salut	58
0=sans	-55
0=sortir	-40
0=suite	34
0=sur	-55
0=sérieux	32
0=tour	-46
0=tout	-79
0=tu	51
0=téléphone	-46
0=une	-63
0=vent	-38
0=voici	37
0=vous	55
0=vérifier	-68
0=y	58
0=à	-25
0=ça	35
1=	23
1=0	-124
1=a	71
1=allumé	-49
1=assistante	-27
1=bibliothèque	42
1=bonjour	34
1=ce	-31
1=chaque	-50
1=chef	-21
1=client	26
1=cliente	43
1=comité	22
1=complet	-62
1=d'abord	-53
1=d'un	71
1=dans	-56
1=de	-111
1=demande	-35
1=dernier	25
1=des	-108
1=dessous	-28
1=donc	26
1=du	-28
1=en	-31
1=entre	-61
1=est	57
1=et	-130
1=euh	38
1=fait	37
1=freins	32
1=gestionnaire	-35
1=h	-80
1=il	-30
1=j'ai	68
1=je	61
1=jean	58
1=l'équipe	47
1=le	-41
1=libre	-49
1=loue	61
1=là	56
1=m'a	34
1=madame	48
1=me	66
1=mise	-43
1=moi	54
1=ne	-37
1=non	53
1=nous	77
1=on	81
1=oui	24
1=ouvert	-50
1=par	-79
1=passé	51
1=permis	-44
1=personnes	-50
1=pour	43
1=qu'on	36
1=que	79
1=sans	58
1=se	-63
1=serait	38
1=service	-25
1=sommes	22
1=suis	35
1=technicien	-29
1=trois	46
1=tu	-20
1=un	53
1=veille	-50
1=vous	31
1=y	35
2=	106
2=a	97
2=ait	33
2=alors	23
2=appelle	-48
2=au	-89
2=aux	-63
2=avant	-43
2=bien	51
2=bois	-71
2=bonjour	34
2=c'est	34
2=chaque	-35
2=coupe	-54
2=d'abord	-70
2=d'un	-51
2=dans	40
2=demande	36
2=demandé	40
2=dernier	51
2=des	-31
2=dessus	-44
2=deux	-27
2=dicte	23
2=dit	30
2=donc	59
2=dossier	-39
2=douze	37
2=du	68
2=en	-68
2=est	-36
2=fait	20
2=faut	48
2=graisse	-66
2=h	-36
2=je	23
2=la	43
2=le	-107
2=les	-22
2=là	55
2=mais	53
2=marcher	-37
2=met	-41
2=min	-59
2=mme	80
2=n'en	46
2=ne	-22
2=nous	32
2=numéro	-51
2=on	-34
2=ou	-68
2=ouvre	-70
2=par	-50
2=parquet	-59
2=pas	37
2=passe	-36
2=pour	81
2=prête	53
2=puis	-41
2=que	66
2=qui	-28
2=reçoit	56
2=sans	-75
2=se	-40
2=sol	-30
2=sont	-31
2=souhaite	34
2=suite	43
2=table	-40
2=tous	39
2=toutes	32
2=trois	39
2=tu	30
2=vide	-55
2=voir	52
2=à	-53
2=ça	48
:	-57
: le	-27
: on	-44
: plus	-55
: regarder	-26
?	128
@0	45
@1	30
@3	-87
a	124
a deux	48
a du	23
a déjà	25
a eu	34
a pas	59
a refusé	25
a été	37
accord	-46
accueille	53
actes	58
adulte	-82
afficher	35
affichette	-49
ai	58
ait	33
allume	-43
allumer	-59
allumé	-44
allumés	-45
allô	22
alors	82
alors euh	38
alors je	31
animaux	38
année	46
appareil	-43
appel	-74
appelle	-77
appelé	49
après	-49
après chaque	-50
après jamais	-36
après la	51
après le	-50
après les	-25
argent	-31
argent bons	-31
arrive au	-53
arrive à	26
arrivent	42
arrivée	61
assistante	-21
assistante 0	-43
assurance	-49
attend	-48
attend que	-44
attendre	-56
attends je	47
attention	-53
au	-37
au 0	-71
au bureau	-44
au client	-52
au dessus	-35
au dépôt	-54
au feu	35
au fond	-32
au guichet	32
au jour	-37
au lieu	44
au patient	-31
au pied	-25
au plus	-56
au sol	-32
aucun	-87
audic	58
autour	-37
autre	-57
autres	23
aux 0	-47
aux enfants	-37
avait	78
aval	-70
avant	-103
avant 0	-46
avant chaque	-31
avant d'ouvrir	-42
avant de	-40
avant le	-49
avant les	-51
avant que	-32
avec	-47
avec la	-60
avec le	-78
avec son	33
avons	26
bac	-61
badge	-21
bagage	-58
balance	28
balisage	-43
bar	-87
barrière	22
bas	-56
basse	-43
bateau	-31
batteries	44
baudoux	49
belle	25
benne	57
besoin	41
besoin d'un	37
bibliothèque	42
bien	81
billets	-42
blanc	20
bleu	-53
bois	-73
bombe	-47
bon je	47
bonjour	107
bonjour alors	30
bonjour je	27
bonjour à	48
bonne	32
bonne fois	38
bons	-31
bons d'achat	-31
bottes	-39
bouteille	-51
bouton	-59
box	-40
branches	-53
brosse	-55
bureau	-35
bâche	-47
bénévoles	74
bête	31
c	-69
c'est	94
c'est le	30
c'est moi	31
c'est pour	40
c'était	64
cabane à	46
cabine	-61
cabinet	-27
cadeaux	-64
cadre	-57
café	43
caisse	-31
cales	-42
camion	-67
camionnette	-59
camping	61
canal	43
canne	-49
carte	-93
carton	-61
casque	-99
cause	39
cave	-61
ce	75
ce qu'il	32
ce qu'on	-28
ce que	54
ceinture	-68
cela	39
celles	-65
celles qui	-50
celui	-27
celui qui	-42
cendres	-25
cents	59
cette	45
chalumeau	-62
changent	46
chantier	39
chaque	-87
chaque fois	50
chaque pièce	-36
chargement	28
chargement et	28
chariot	-40
chef	-44
chef de	-41
cherche	40
cheval	-30
chiffre	-47
chlore	-52
chlore libre	-52
chose de	26
christine	52
chère	62
chère madame	48
cinq heures	-57
claire	42
classe	63
client a	52
cliente	43
clients	73
cloches	34
club	27
clé	-42
clés	-49
cm	-55
cm 0	-47
cm sous	-21
co	-79
colis	23
comité	22
comme	111
comme vous	26
commence	-43
commencer	-59
comment on	-56
complet	-52
composteur	-70
compris	-69
compte les	-36
compter	-32
comptes	-23
compteurs	-29
comptés	-66
conducteur	-53
conduite à	-29
constat	-54
contre	-42
contre le	-42
contrôle	-80
contrôle qualité	-48
coopérative	31
coucou	78
coup	41
coupe	-78
coupé	-51
coursier	41
couteaux	-53
couvercle	-58
couvercle fermé	-40
creux	-61
cuisine	-35
culpa	53
cuve	-63
côté	37
côtés	-71
d	-58
d'abord	-106
d'abord le	-27
d'accord	-33
d'accord on	-42
d'accueil	33
d'achat	-31
d'assurance	-56
d'eau	-38
d'en	40
d'identité	-50
d'ouvrir	-42
d'un	32
d'une	94
d'une procédure	43
dans	-21
dans l'heure	-55
dans le	22
dans les	-63
date	-61
de 0	-77
de bois	-23
de côté	42
de dix	-66
de faire	-25
de façon	30
de frais	31
de jour	-31
de l'accueil	51
de l'hôpital	54
de la	37
de lot	-25
de lundi	42
de me	60
de message	-50
de musique	27
de nous	32
de nuit	52
de plus	-55
de prêt	48
de quartier	-34
de rédiger	44
de rôle	38
de secours	-36
de suite	-34
de sécurité	32
de travail	-49
de vous	31
debout	58
degrés	-23
demain	-51
demande le	-42
demander	-68
demander si	-67
demandé	40
demi heure	-40
demie	-57
depuis	68
depuis que	43
dernier	34
dernier jour	-41
dernier une	52
dernière	31
derrière	-87
derrière la	-55
des clients	40
des clés	-76
des deux	-56
des numéros	24
dessous	-77
dessous de	-38
dessus	-60
dessus ?	41
dessus de	-66
deux	40
deux côtés	-30
deux jours	-69
deux personnes	-50
deux portes	28
devant	-30
devant les	59
dicte	57
dictée	41
dictée du	37
dimanche	77
dire	51
directrice	40
discute	-45
distribution	46
dit	29
dit que	24
dites	43
dix minutes	-82
docteur	24
document	70
doit	42
donc	95
donc ils	36
donner	32
dos	-69
dossier	-25
dossier de	34
douze	71
douze mars	37
droit	49
du 0	34
du douze	37
du haut	-26
du matin	60
du mois	-68
du pied	-48
du plan	-65
du soir	40
dur	-45
dur aller	-37
durée	-52
dès	-63
décrite	25
déjà	67
départ	20
dépasse	28
dépose	-40
dépôt	-54
déroulé	58
désolée	58
eau	-84
eau tiède	-39
emplacements	46
empreintes	46
en a	41
en bas	-42
en charge	26
en dessous	-28
en juillet	37
en moins	38
en plein	52
en premier	-74
en procédure	31
en rayon	39
en service	-39
en tout	44
en vigueur	-59
encore	65
enfants	-34
enfin	51
entre	22
entre 0	-71
entre deux	25
entrée	-50
environ	73
envoie	-42
espèce	-24
essai	-49
est	-29
est parti	49
est restée	29
est à	36
et au	25
et demie	-57
et je	-23
et la	-31
et les	35
et ma	45
et nous	52
et on	-50
et que	-36
et regarde	-24
et remet	-38
et retour	-51
et si	-28
et tu	-44
et un	28
et à	49
eu	58
eu une	30
euh	65
euros	-43
exige	62
face	-39
faire des	26
fais	51
fait	40
fait dans	-45
fait quoi	42
fait à	24
faites	51
familial	43
familles	50
farine	-57
faudrait	31
faut	79
faut qu'on	49
faux	35
façon de	22
femme	-28
fer	-74
ferme	-80
ferme la	-64
fermeture	31
fermé	-51
fermés	24
feu rouge	-30
feuille	-88
fichier	-48
fil	-32
fin	24
fin de	37
fin du	-49
fini	52
finir	-72
fleurs	23
fois ce	46
formulaire	-31
four	40
fournisseur	-24
frais	33
franchement	65
freins	32
fuite	-49
gants	-26
garde	-48
gars	61
gendre	71
gens	52
gestionnaire	-41
graisse	-66
grave	29
grille	-29
grise	-47
grosse	-43
guichet	32
gérons	38
h	-89
h 0	-22
h :	-27
h en	-23
h et	-79
h par	-52
h sinon	-53
harnais	-41
haut	-34
hello	55
heure	-35
heure avant	-46
heures	-31
heures et	-32
hier	53
hier entre	28
hiver	34
hors	-79
hotfix	38
huit	46
huit mois	48
humidité	-37
il	-32
il est	21
il faut	39
il me	29
il y	45
ils	39
imprimé	-65
inscrits	26
instruments	54
interdit	-75
interne	53
j	-68
j'ai	92
j'aimerais	35
j'espère	32
j'espère que	32
jamais	-60
jamais au	-50
jamais de	-41
jamais en	-46
jamais l'inverse	-29
jamais le	-53
jamais vu	30
jaunes	-80
je	118
je dicte	51
je fais	50
je lui	30
je me	38
je ne	50
je sais	41
je souhaite	35
je suis	35
je tiens	-27
je veux	39
jean	58
jeudi	55
jour	-39
jour et	50
jour à	-50
journée	52
jours	-90
jours avant	-34
jours en	-54
jours et	-60
juillet	35
jusqu'à la	-38
juste	21
justificatif	-26
km	-27
km h	-27
l	-77
l'accueil	62
l'agent	-71
l'aire	-47
l'ancien	-31
l'animal	-47
l'antenne	29
l'appareil	-53
l'appel	-63
l'ardoise	-46
l'arrivée	-51
l'atelier	-31
l'eau	-53
l'entrée	-28
l'extérieur	-60
l'heure	-55
l'heure et	-46
l'hiver	51
l'hiver dernier	51
l'hôpital	54
l'idée	35
l'infirmière	-41
l'inspectrice	21
l'inverse	-45
l'ombre	-44
l'on	54
l'outil	-44
l'un	-51
l'échelle	-76
l'équipe	70
l'équipe du	60
l'état	-60
l'état des	-41
l'étiquette	-48
la barrière	22
la bibliothèque	33
la boîte	-29
la brosse	-48
la cabine	-56
la cave	-36
la cliente	43
la clé	-42
la conduite	-29
la coupe	-50
la date	-42
la dernière	30
la directrice	40
la famille	-31
la façon	-29
la fermeture	24
la feuille	-88
la fin	-69
la fois	-34
la gestionnaire	-35
la grille	-29
la lettre	-37
la liste	-49
la machine	29
la main	-29
la mairie	41
la nacelle	-34
la place	-30
la plaque	-40
la porte	-26
la première	31
la remise	57
la rigole	-27
la réception	70
la régie	30
la réservation	-53
la semaine	40
la suite	43
la surface	-21
la surfaceuse	41
la table	-60
la toussaint	22
la veille	-103
la visite	-30
laisse	-34
lame	-64
langue	-34
laver	-62
le 0	42
le balisage	-43
le bas	-29
le bon	-63
le cadre	-40
le cahier	-39
le camion	-31
le chariot	-40
le chef	-45
le cheval	-30
le chiffre	-47
le client	-36
le code	-40
le conducteur	-53
le dimanche	52
le dis	-26
le dossier	-66
le dur	-37
le jeudi	22
le jour	-44
le lendemain	-42
le magasinier	-37
le mardi	-62
le matin	26
le maître	-49
le mois	48
le monde	27
le mono	-22
le nettoyage	-30
le nom	-39
le numéro	-45
le permis	-45
le plan	-30
le poids	-28
le portail	-20
le premier	-54
le propriétaire	-40
le responsable	-26
le régisseur	-37
le salarié	-49
le screener	27
le seau	30
le signe	-49
le traducteur	-38
le vendredi	-54
le vert	-54
lendemain	-42
les 0	-76
les autres	37
les bottes	-39
les branches	-43
les cales	-37
les clients	62
les compteurs	-29
les deux	-37
les gars	61
les gens	52
les mains	-44
les patients	30
les pneus	-20
les quatre	-45
les sacs	-45
lettre	-50
levée	-48
libre	27
libre 0	-27
lieu de	33
lignes	38
linge	-63
lisible	24
liste	-72
liste des	-40
lit	-79
livre	28
livrés	23
location	55
logement	-42
loin	-57
lors	39
lot	-27
loue	74
loue des	61
lucette	-21
lui	-35
lui donner	32
lumière	-51
là	94
là dessus	41
m 0	-44
m baudoux	49
m'a	42
m'a dit	29
ma	54
ma demande	34
madame	81
magasinier	-56
main	-38
mains et	-44
mairie	41
mais	49
mais les	70
mais on	30
mal	38
manière	28
manuelle	82
marc	-51
marcher	-37
mardi	-37
marionnettes	48
marque	-45
masque	-29
matin	66
matins	57
max	-58
maître	-50
me	105
me permets	38
mea	53
mea culpa	53
merci	48
merci de	50
mes	66
mes deux	60
mes notes	33
message	-27
mesure	-58
met	-82
mettre	41
mi	-35
midi	36
mille	64
min à	29
mineur	-63
minimum	-59
minuit	-30
minutes avant	-55
minutes et	-33
mise	-38
mm	-43
mme	91
mme audic	58
mode	50
mode opératoire	47
modeste	34
modeste :	34
moi	65
moi je	-28
moi qui	36
moins	-47
moins de	-61
mois	74
moitié	20
moitié des	38
mon	138
monde	27
mono	-22
monsieur	98
montage	-69
monte	-36
monter	-27
monteur	-51
montre	-65
mort	-37
moussa	52
mousse	-40
musée	42
mètres	-27
mélangé	29
mémo	-78
mémoire	48
méthode	51
même	-28
mêmes	54
n	-50
n'a	56
n'a jamais	42
n'en	50
n'est	-42
n'est pas	-42
n'ont	34
n'y a	49
nacelle	-34
ne pas	-81
ne quitte	-57
ne reste	-34
ne sache	25
nettoyage	-30
nettoyer	-58
nettoyer le	-58
neuf	38
nez	34
ni	-62
niveau	-68
noir	-21
noir sur	28
nom	-76
non pas	21
nos	61
note	-42
notre	69
noté	-37
nous	110
nous a	37
nous avons	26
nous gérons	38
nous on	31
nous sommes	22
nous un	43
nous à	37
nouvelle	49
nuit	44
nul	-32
numéro	-72
numéro de	-54
numéros	24
objet	54
objets	-58
oh	54
oh non	53
ok	77
on	-44
on a	70
on attend	-46
on compte	-46
on est	73
on ferme	-45
on le	26
on les	-48
on lui	27
on m'a	29
on ne	-93
on ouvre	-27
on prend	-36
on prévient	-21
on pèse	-42
on regarde	-26
on remet	-46
on retourne	-33
on se	41
on tire	-68
on écrit	-47
ont	25
onze	33
opératoire	47
orange	-43
ordre	23
ou	-91
oui	48
oui bonjour	20
ouvert	-22
ouverte	-23
ouverts	-32
ouverture	-63
ouvre	-33
ouvre la	-66
ouvre les	-52
ouvrir	-38
ouvrir le	-47
où	47
pages	-51
paille	-33
paille propre	-33
panier	-58
papa	-57
papier	73
papier pour	56
par jour	26
par la	41
par le	-33
par nous	-62
par pièce	-41
par un	-51
par écrit	50
parc	-55
parce	70
parce que	70
pareil	51
parent	-69
parking	-56
parle	23
parquet	-59
part en	-31
part sans	-39
parti	58
partie	72
pas	-46
pas après	-46
pas au	34
pas de	-95
pas du	27
pas grave	29
pas la	25
pas le	-48
pas on	-51
pas par	-65
pas pour	-54
pas sur	-44
pas un	55
passe	-71
passe le	-50
passer	-71
passé	55
passé la	26
passées	-57
patient	-31
patients	30
patrick	45
pendant	-53
pendant que	-42
permets	38
permis	-86
personne	-33
personnel	-63
petit	50
peu	65
peu près	44
peux	59
ph	-57
ph entre	-35
photo	-46
photographiés	-56
photographiés avec	-56
photos	-53
photos et	-53
pied	-78
pierre	41
pinceau	30
pis	47
pis la	47
pièce	-79
pièce :	-41
pièce d'identité	-50
pièce par	-41
place	-61
place à	34
plan	-31
plan de	42
plans	-92
plante	-60
plaque	-58
plaques	-36
plat	-56
plein	58
plus	-49
plus de	-98
plus tard	-48
pneus	-54
poches	-50
poids	-38
poignée	-30
poisson	-33
politique	-68
pont	-39
portable	32
portail	-20
porte	-48
porte sur	-27
portes	-24
pose	-31
poser	29
postes	-51
poubelle	26
poudre	-31
pour	27
pour 0	-48
pour l'accueil	54
pour la	60
pour le	32
pourriez	21
pourriez vous	21
pouvez	27
pouvez vous	27
premier	-64
premier jour	28
première	22
prend	-39
prendre	-68
prendre la	-68
pression	-38
prestataire	-68
prise	-41
prise en	26
procédure	119
procédure d'entrée	20
procédure de	47
promis	36
propose	43
propre	-35
propriétaire	-52
protocole	48
province	-43
près	48
pré	-48
prélever	-21
prélever à	-21
prépare la	-26
préparer	25
prévient	-69
prévient la	-21
prêt	29
puis	-114
puis on	-32
puissent	27
père	69
pèse	-44
qu'après	-22
qu'il	41
qualité	-48
quand	-23
quantité	-58
quarante	80
quartier	-34
quarts	-41
quatorze	47
quatre	51
que	87
que c'est	37
que je	27
que le	22
que nous	40
que personne	23
que tout	57
que tu	44
quel	23
quelle	-57
quelqu'un	30
quelque	27
quelque part	33
questions	-21
qui	26
qui arrive	-51
qui est	-57
qui ne	51
qui suit	51
quinze jours	-45
quitte	-47
quitte pas	-57
quoi	43
radio	-22
rayon	27
refermé	27
refus	-57
refusé	25
refusés	-53
regarde	-71
regarde le	-29
regarder	-56
remet	-57
remet le	-46
remise	57
remonte	32
remplie	-58
responsable	-28
reste	-96
reste en	-45
restent	42
restée	29
retiré	-67
retour	-21
retourne	-39
retrouvé	50
reviennent	88
revient	-31
reçoit	50
reçoit les	47
reçue	-56
rideau	-47
rien	-48
rigole	-27
rince	-57
rincer	-59
rinçage	-69
roger	-34
roman	64
rouge	-67
route	-22
ruches	49
rue	44
règle	-68
règlement	-28
réclame	46
rédiger	62
rédigée	40
régie	30
régisseur	-27
réseau	23
réservation	-53
rétros	-59
rôle	38
s	-72
s'arrête	-36
s'en	38
s'est	43
s'il	-82
sa	24
sa carte	-43
sac	52
sache	41
sache à	33
sachet	-36
sacs	-67
saint	59
sais	45
saisit	-69
saisonniers	60
sait	54
salarié	-49
salle	-47
salles	23
salut	58
salut jean	58
samedi	62
sans	-29
sans les	-46
sans que	42
savon	-41
scotch	-36
scotché	-48
screener	27
se fait	-39
se place	-48
seau	30
sec	-62
second	48
seconde	-47
secours	-36
secrétariat	72
sel	-55
semaine	51
semaines	-24
semis	-70
sens	-29
sent	-46
septembre	43
serait	55
serre	-70
service	-72
service des	-34
ses	48
seul	-45
seulement	-104
seulement si	-49
si	-117
si c'est	-29
si elle	-58
si la	-46
si le	-61
si un	-23
signe	-49
signée	-84
simple	-54
sinon	-95
sinon on	-72
site	-71
six	54
sms	-36
soient	-39
soir	22
soit décrite	25
soixante	64
sol	-69
soleil	32
sommes	22
sommes une	22
son code	33
sonne	-52
sont ouverts	-32
sors	-37
sortie	-22
sortir	-42
souhaite	49
sous	-134
sous 0	-46
sous la	-87
souvent	65
stérilisateur	-28
stérilisateur 0	-28
sucre	35
suis	74
suit	39
suite	21
suite du	43
suite à	34
suivi	26
suivre	20
sur 0	-42
sur blanc	28
sur chaque	-30
sur l'ardoise	-46
sur la	-35
sur les	27
sur papier	43
sur place	-27
sur trois	49
surface	-21
surfaceuse	41
surtout	96
surtout des	61
svp	58
sèche	-63
sécurité	28
sérieux	52
sœur	45
ta	31
table	-60
tableau	-68
tape	-36
tapis	-63
tard	-48
techniciens	35
température	-47
tenait	56
tenir	36
terre	-57
test	41
texte	73
thermomètre	-50
théo	25
ticket	-82
tiens	-27
tiens la	-27
tient	24
tiers	-26
tire	-68
tire sur	-63
tiroir	-21
tiède	-37
ton	-58
touche	-59
toujours	-69
tour de	44
tourne	38
tournée	69
tous	54
tous les	35
toussaint	22
tout ce	-31
toute	61
toutes et	32
toutes les	-89
trace	45
tracteur	-56
traction	-44
traducteur	-38
traite	48
transformer	38
travail	-23
trente	32
trier	-60
trois	72
trop	42
truc	36
très	31
tu	26
tu la	-40
tu me	32
tu veux	28
type	-27
téléphone	-39
tête	25
tôt	31
un	30
un appareil	-43
un café	43
un client	54
un document	40
un justificatif	-62
un mode	47
un mois	-42
un petit	28
un peu	42
un protocole	39
un roman	64
un truc	41
une	35
une bonne	38
une coopérative	31
une fois	-61
une méthode	51
une procédure	63
une seconde	-31
unique	36
v 0	-72
va	41
vanne	25
veille	-103
veille :	-41
veille la	-34
vent	-22
vent 0	-26
verre	-45
verres	-45
vers 0	25
vers l'extérieur	-43
vert	-85
vestiaire	-45
veux	43
vide	-81
vider	-74
vides	-55
vidé	-38
vieux	-48
vigueur	-59
vingt	44
virgule	38
visite	-28
visiteur	-74
vitesse	-45
vitres	-49
voici	38
voile	23
voilà	35
voilà ce	27
voir	49
voit	-55
votre	39
vous	114
vous de	68
vu	69
véhicule	34
véhicules	-66
vérification	-49
vérifie	-62
vérifier	-69
vérifier le	-20
vérifié	-55
vérifié par	-55
vétérinaire	22
wagon	-39
x	-66
y	36
y a	88
y compris	-54
y en	27
yeux	24
zone	-59
zéro	-23
à	22
à 0	-36
à cinq	-57
à deux	-101
à l'ombre	-44
à l'ouverture	-60
à midi	-28
à moins	-37
à part	-58
à peu	44
à plat	-56
à qui	77
à se	59
à tour	38
à tous	50
ça	97
ça en	35
ça fait	53
éclat	-72
électriques	31
élodie	72
équipe	-80
étaient	59
était	63
éteinte	-63
étiquette	-79
été	66
être	-23
œil	-91`;
