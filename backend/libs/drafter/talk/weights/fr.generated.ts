// Made by `npm run bench:talk -- --write` from test/data/talk/fr.txt; do not edit.
export const TALK_FR = `26
!	58
! !	29
#=-1	53
#=1	82
#=2	203
#=3	55
#=4	-42
#=5	-29
$=!	53
$=0	78
$=?	142
$=alors	48
$=an	-55
$=antoine	23
$=après	-33
$=avant	-76
$=awa	46
$=bas	-21
$=bassin	-45
$=bastien	40
$=benne	-69
$=bidon	-30
$=boîte	25
$=café	41
$=cahier	-60
$=carte	-21
$=casier	-46
$=cave	57
$=centimètres	-32
$=chacun	-63
$=charge	56
$=cindy	52
$=cinq	24
$=client	-74
$=clés	-30
$=code	-26
$=conditionnement	-55
$=conduite	42
$=cordialement	48
$=coules	-47
$=coupable	42
$=coupé	-44
$=culpa	42
$=d'autre	-84
$=d'heure	-28
$=d'intervention	24
$=davantage	27
$=dedans	-55
$=degrés	-47
$=dessus	28
$=deux	-64
$=direct	21
$=document	42
$=départ	-82
$=fatou	38
$=faut	-35
$=fermée	-47
$=feuille	-54
$=feutre	-41
$=fois	-31
$=français	55
$=froide	-21
$=gants	-90
$=h	-69
$=haut	-37
$=hein	-22
$=heure	-63
$=heures	-57
$=illisible	73
$=invité	-36
$=jamais	-39
$=jaune	-61
$=jo	38
$=jours	-56
$=l'armoire	-28
$=l'arrivée	-44
$=l'arrière	-40
$=l'eau	33
$=l'enveloppe	-47
$=l'intérieur	-38
$=l'écrit	37
$=l'œil	42
$=lampe	-67
$=lentement	-25
$=ligne	30
$=livraison	56
$=main	-22
$=mains	48
$=manon	39
$=matin	38
$=maëlle	41
$=merci	51
$=minutes	-25
$=modou	33
$=moi	82
$=mois	-81
$=montre	-42
$=mélissa	39
$=même	29
$=niveau	-59
$=noir	37
$=non	-44
$=nuit	44
$=olivier	39
$=oui	36
$=ouvert	-56
$=p	25
$=papier	28
$=pas	-112
$=patient	-64
$=personne	-46
$=photo	-49
$=pied	-55
$=plateau	37
$=plus	-52
$=poches	-28
$=point	-59
$=porte	-53
$=possible	47
$=priscilla	46
$=qualité	38
$=quentin	54
$=rentre	-22
$=régie	-43
$=réjean	44
$=réponse	-34
$=samedi	62
$=samir	40
$=sec	-43
$=service	-50
$=si	-35
$=signature	-36
$=soins	46
$=soit	-59
$=sortie	-34
$=sortir	-56
$=suite	-35
$=svp	72
$=tableau	-44
$=tablette	-25
$=tablier	-52
$=tard	60
$=tous	32
$=téléphone	-46
$=vide	-38
$=vidéo	43
$=vient	-35
$=voiture	-26
$=vous	20
$=y	44
$=yeux	-23
$=ça	70
$=écrit	21
0 0	104
0 an	-51
0 ans	-53
0 awa	46
0 c	-69
0 cm	-48
0 degrés	-49
0 e	-58
0 er	-55
0 et	-98
0 feuilles	-71
0 g	32
0 jo	38
0 km	-39
0 min	-55
0 modou	33
0 mois	-77
0 mélissa	39
0 re	39
0 roger	-37
0 tu	-55
0 à	-53
01=0 awa	46
01=0 e	-51
01=0 h	-73
01=0 jo	38
01=0 modou	33
01=0 mélissa	39
01=0 tu	-28
01=alors euh	31
01=alors je	30
01=anaïs 0	24
01=annick 0	38
01=après tu	-41
01=au delà	-29
01=au dessus	-44
01=avant de	-71
01=bastien 	40
01=bon je	36
01=bonjour à	48
01=c'est la	-26
01=ce n'est	37
01=chantal p	25
01=chlore libre	-50
01=chère madame	26
01=cindy 	52
01=d'où cette	24
01=de :	59
01=demander à	25
01=dictée du	36
01=dylan 0	45
01=elle ne	-39
01=elle ouvre	-21
01=en cas	-79
01=en dessous	-46
01=ensuite seulement	-32
01=et le	-43
01=et on	-84
01=et qu'on	36
01=fatou 	38
01=hélène 0	34
01=il est	41
01=il fait	-51
01=il ferme	-50
01=il me	53
01=il regarde	-36
01=je commence	49
01=je leur	-43
01=je lui	-60
01=je n'ai	42
01=je ne	23
01=je te	46
01=je voudrais	21
01=je vous	47
01=karim 0	41
01=kévin 0	26
01=la caisse	-40
01=la fiche	-40
01=la personne	-48
01=la photo	-43
01=la veille	-56
01=le chef	49
01=le fer	-45
01=le matelot	-28
01=le matin	-45
01=le professeur	-30
01=le responsable	-40
01=le régisseur	-43
01=le soir	-68
01=les bassins	-39
01=les clés	-38
01=les réglages	-46
01=lola 0	49
01=manon 	39
01=manu 0	36
01=maëlle 	41
01=merci de	33
01=moi je	-33
01=nadia plateau	37
01=objet :	67
01=oh non	43
01=olivier 	39
01=on coupe	-23
01=on demande	-68
01=on fait	-38
01=on m'a	42
01=on ne	-69
01=on ouvre	-40
01=on prend	-37
01=on rappelle	-32
01=ouvrir le	-51
01=pas de	-71
01=pas plus	35
01=pendant la	-40
01=point 0	80
01=pour le	-72
01=pour les	65
01=pouvez vous	20
01=priscilla 	46
01=père antoine	23
01=quand le	-22
01=quentin 	54
01=rien de	-24
01=rudy 0	42
01=réjean 	44
01=sabrina 0	46
01=salut jean	41
01=samir 	40
01=si elle	-44
01=si l'alarme	-23
01=si quelqu'un	27
01=si un	-34
01=si ça	-22
01=sofia 0	33
01=steve quai	66
01=t 0	38
01=thomas 0	27
01=tu filtres	-30
01=tu passes	-43
01=une corde	-26
01=voilà je	28
01=vérifier le	-50
01=à 0	-54
01=à :	81
01=à chaque	-29
01=à dix	-28
01=à la	-38
01=à rédiger	22
0=0	-52
0=ah	77
0=allumer	-51
0=alors	42
0=anaïs	24
0=annick	38
0=après	-81
0=au	-22
0=aucune	-76
0=avant	-58
0=avec	58
0=bastien	40
0=ben	67
0=bien	51
0=bon	77
0=bonjour	97
0=bref	52
0=c'est	38
0=casque	-67
0=ce	44
0=ces	-42
0=chacun	-60
0=chantal	25
0=chaque	-46
0=chlore	-50
0=chère	26
0=cindy	52
0=comme	51
0=compter	-59
0=coucou	58
0=d'où	24
0=dans	-50
0=de	32
0=demandez	-68
0=deux	-25
0=dictée	36
0=donc	-35
0=dylan	45
0=dès	-58
0=elle	-92
0=en	-70
0=encaisser	-85
0=ensuite	-86
0=et	42
0=euh	59
0=exporter	-76
0=faire	-45
0=faites	38
0=fatou	38
0=fermer	-66
0=feuille	-60
0=gros	70
0=hello	64
0=hors	-60
0=hélène	34
0=il	-69
0=j'aimerais	40
0=jamais	-78
0=karim	41
0=kévin	26
0=l'agent	-36
0=le	-45
0=les	-119
0=lola	49
0=ma	37
0=mais	37
0=manon	39
0=manu	36
0=maëlle	41
0=mdr	45
0=merci	72
0=mets	51
0=mettre	41
0=mme	40
0=moi	-39
0=mon	59
0=moniteur	-65
0=nadia	37
0=nickel	63
0=non	39
0=noter	-52
0=objet	67
0=oh	43
0=olivier	39
0=on	-84
0=oui	46
0=ouvrir	-51
0=parfait	51
0=passer	-52
0=pendant	-41
0=personne	-80
0=peser	-45
0=pis	-79
0=point	77
0=poser	-47
0=pouvez	20
0=prendre	-64
0=priscilla	46
0=produits	-46
0=présents	33
0=puis	-81
0=père	23
0=quand	-57
0=quentin	54
0=qui	32
0=remettre	-50
0=rien	-24
0=rudy	42
0=réjean	44
0=s'ils	-44
0=sabrina	46
0=salut	41
0=samir	40
0=sans	-76
0=scellé	-77
0=si	-25
0=sofia	33
0=sortir	-42
0=steve	66
0=t	38
0=tant	-27
0=thomas	27
0=toujours	51
0=tout	-68
0=trois	-52
0=tu	-33
0=un	-37
0=une	-43
0=veuillez	44
0=voici	41
0=voilà	69
0=vous	62
0=vérifier	-68
0=à	74
0=ça	-45
0=écart	-72
0=éteindre	-51
1=	88
1=0	48
1=:	23
1=alors	28
1=antoine	23
1=appelle	-20
1=avant	-60
1=avec	-50
1=awa	46
1=bassins	-39
1=bon	-28
1=bonjour	36
1=c	38
1=c'est	50
1=caisse	-40
1=cas	-79
1=cette	24
1=change	-51
1=chaque	-55
1=chef	53
1=clés	-38
1=comité	42
1=commence	49
1=compte	-42
1=contrôle	59
1=corde	-26
1=coupe	-23
1=d'un	25
1=dans	-66
1=delà	-29
1=des	39
1=dessus	-44
1=deux	-65
1=dit	-47
1=dix	-28
1=docteur	51
1=document	25
1=donc	37
1=e	-51
1=elle	-44
1=en	62
1=et	-81
1=euh	41
1=fait	-33
1=fer	-45
1=feuille	-51
1=fiche	-40
1=filtres	-30
1=garde	-35
1=h	-73
1=inspecte	-30
1=j'ai	75
1=je	53
1=jean	41
1=jo	38
1=jour	-55
1=juin	50
1=l'alarme	-60
1=l'heure	-37
1=l'équipe	55
1=la	-37
1=leur	-73
1=libre	-50
1=lit	-46
1=lui	-79
1=là	35
1=m'a	43
1=madame	26
1=matelot	-28
1=matin	-45
1=me	89
1=merci	62
1=mesure	-61
1=mettre	-37
1=minutes	-62
1=modou	33
1=modèle	37
1=moi	51
1=montre	-42
1=mélissa	39
1=n'ai	42
1=n'entre	-43
1=ne	-30
1=non	56
1=nous	27
1=oui	83
1=ouvre	-42
1=p	25
1=par	-82
1=pas	-50
1=passe	-44
1=passes	-43
1=personne	-48
1=peux	37
1=photo	-43
1=plateau	37
1=plus	31
1=pour	71
1=prend	-43
1=professeur	-30
1=qu'on	47
1=quai	55
1=quelqu'un	27
1=qui	53
1=rappelle	-32
1=regarde	-58
1=registre	-48
1=remets	-41
1=remplis	-50
1=responsable	-40
1=reste	-64
1=retour	-25
1=rouge	-69
1=rédiger	30
1=régisseur	-43
1=réglages	-46
1=scellé	-28
1=se	-73
1=serait	51
1=seulement	-44
1=si	-41
1=soir	-88
1=te	46
1=ton	51
1=tour	-71
1=tout	-25
1=trois	-51
1=un	26
1=une	-77
1=veille	-56
1=vides	-37
1=visière	-53
1=voudrais	21
1=vous	50
1=y	48
1=à	83
2=	185
2=0	-42
2=ait	32
2=alors	30
2=arrive	-80
2=au	24
2=aux	-59
2=avant	-70
2=bien	30
2=bonjour	-55
2=caisse	-47
2=ce	-33
2=celui	30
2=chaud	-30
2=client	-45
2=clé	-47
2=comment	46
2=crie	-45
2=d'abord	-65
2=d'eau	-68
2=demandé	41
2=dicte	34
2=direct	53
2=doit	58
2=donc	79
2=donne	39
2=douze	36
2=du	34
2=dépose	-24
2=en	-23
2=entre	-62
2=euh	53
2=faire	-53
2=fait	-51
2=faites	25
2=famille	-42
2=faut	54
2=forme	59
2=gants	-62
2=gardée	-48
2=h	36
2=heures	-42
2=il	-39
2=ils	-34
2=jargon	49
2=l'arbre	-45
2=l'eau	-57
2=l'élève	-37
2=la	-64
2=laisse	23
2=le	-82
2=lit	-55
2=là	29
2=me	31
2=mets	57
2=min	-37
2=mme	45
2=mon	72
2=monte	-49
2=n'en	54
2=n'est	-75
2=ne	-37
2=nombre	-56
2=nous	30
2=ou	-69
2=ouvre	-34
2=par	-88
2=part	-48
2=pas	29
2=peut	68
2=pièce	-42
2=porte	-34
2=prend	-28
2=puis	-55
2=quand	-26
2=que	82
2=qui	-89
2=recopié	72
2=remet	-42
2=remettre	23
2=reste	-61
2=reçoit	-29
2=réunion	38
2=sans	-63
2=se	-59
2=secoue	-68
2=si	56
2=siffle	-63
2=signé	-42
2=sonne	-27
2=sont	-80
2=sort	-46
2=sur	-82
2=tous	39
2=tout	26
2=toutes	35
2=tu	-48
2=un	-24
2=valide	-25
2=visite	-52
2=vont	-49
2=votre	57
2=vous	58
2=vérifie	32
2=à	-37
2=ça	85
2=être	20
:	-25
: 0	-52
: il	-50
: jamais	-44
: on	-72
: remettre	-37
?	137
? moi	53
C=0	-41
C=1	64
C=2	143
C=3	153
a du	42
a eu	-20
a le	37
a un	-67
abonnés	-78
accroche	-45
affiche	66
afficher	55
ah	87
ai	51
allume	-53
allumer	-51
allô	36
alors	83
alors euh	31
alors je	43
alors on	54
amplis	-55
an	-72
anaïs	24
anaïs 0	24
annick	38
annick 0	38
annonce	-38
ans	-51
antoine	23
appel	-71
appelle	-56
appelle la	-27
appelle le	-54
approche	-54
après	-61
après 0	-54
après chaque	-37
après tu	-41
après ça	-33
arrivée	37
arrêt	-22
asseoir	-34
assis	-57
attend	-68
attendre	-81
attendre le	-30
attends	43
attends je	44
au	-82
au 0	-45
au bout	-27
au bureau	-52
au client	-56
au crayon	-53
au delà	-47
au dessus	-27
au dossier	-34
au feutre	-31
au moins	-41
au pas	-33
au patient	-39
au plus	-29
au propre	86
au quai	-47
au quart	-39
au registre	-54
au retour	-34
au réfractomètre	-74
au sol	-23
au tableau	-58
au téléphone	-36
aucun	-69
aucune	-79
audic	47
autour	-42
autre	24
autres	-38
aux	22
aux deux	-32
aval	-34
avant	-65
avant chaque	-42
avant de	-96
avant dépassé	-39
avant la	35
avant le	-70
avant les	-54
avant une	-31
avec des	52
avec elle	28
avec la	-83
avec le	-79
avec les	-70
avec son	-47
avec ça	60
avons	63
awa	46
bac	-36
bac à	-39
bague	-28
baissée	-50
balance	48
balise	-59
bande	-53
bar	-40
barres	-63
bas	-29
base	24
bassin	-52
bassins	-39
bastien	49
batterie	-33
belle	57
ben	72
benne	-83
bernadette	65
besoin	26
besoin d'un	22
bidon	-45
bidon jaune	-46
bien	23
bijoux	-39
bisous	51
blanc 0	-60
bleu	-45
bloqué	-52
boille	-77
bois	-66
bon	92
bon courage	41
bon je	51
bonjour alors	31
bonjour à	48
bonne	53
bonne fois	31
bottes	-46
bouge	-46
bout	-25
bout de	-39
bouteille	-30
bouteilles	-46
bouton	-59
box	-64
boîte	-60
boîte à	-37
branche	-24
bref	52
brosse	-40
brouillon	78
bruit	46
bulle	-58
bureau	-57
c	-85
c dans	-68
c'est	50
c'est 0	-43
c'est bon	49
c'est chaud	-36
c'est l'affaire	-39
c'est la	-50
c'est moi	-37
c'est non	-66
c'est pour	62
c'est tout	63
c'est un	46
cabane	68
cabine	-46
café	60
cahier de	22
caisse	-87
caisse à	-55
cales	-32
camion	-27
car	22
carte	-90
cartes	-45
carton	-44
casier	-46
casque	-77
catégorie	-52
caution	-83
cave	36
ce	33
ce n'est	43
ce qu'elle	62
ce qu'on	-46
ce que	27
ce qui	-26
ce serait	27
cela	35
celles	-48
celles qui	-48
celui du	-51
cent	-50
cent on	-35
centimètres	-37
certificat	-57
cette	35
ceux	-29
ceux qui	-29
chacun	-75
chambre	-40
chambre froide	-25
change	-65
change le	-27
chantal	25
chantal p	25
chaque	-80
charge	64
charge pour	27
chargement	31
charger	-34
chariot	-29
chariots	-43
chasse	-49
chat	-43
chaud	-55
chaude	-54
chauffeur	-54
chef de	48
cherche	78
cherche pas	42
chercher	-61
chien	24
chiens	-54
chiffre	-46
chiffres	-55
chlore	-50
chlore libre	-50
choisir	-50
choisir le	-50
choisit	-66
chose de	52
chose tu	-42
christine	49
chèque	-49
chère	50
chère madame	26
cindy	52
cinq ans	-27
cinq heures	-50
cinq jours	-40
cinq minutes	27
circuit	48
client	-103
client lui	-56
clients	-36
club	49
clé	-58
clés	-43
clés ne	-51
clôture	-64
cm	-48
coche	-22
coffre	-79
colis	-47
colle le	-42
coller	25
collègue	-38
colonne	-45
colostrum	-58
comité	42
comme	108
commence	-43
comment	81
comment on	40
commis	31
compagnie	-26
compare	-61
compare avec	-47
complet	-22
compte les	-60
compte rendu	28
comptent	-46
compter	-42
compteurs	-25
concierge	-27
conclure	-57
conditionnement	-55
conducteur	-46
conduit	-51
conduite	45
confirme	-28
confronte	-56
congélateur	-41
conseil	40
consentement	-33
conservé	-47
consigne	56
console	-25
constat	-79
contrat	66
contre	-56
contre signature	-36
contrôle la	-72
contrôler	-49
copie	-41
copie de	-34
corde	-49
cordialement	48
corps	-62
coucou	58
coule	-56
couler	-42
coules	-47
couleur	-58
coup	-64
coup de	-65
coupable	42
coupe	-66
coupe le	-23
coupe on	-24
coupe pas	-27
couper	-108
coupé	-53
courage	41
court	44
courtes	-43
couteau	-51
couverture	-68
craie	56
crayon	-53
crie	-56
crier	-27
crier et	-27
crois	63
crois que	30
culpa	42
cuve	-40
cyan	-62
câble	-73
côté	61
d'abord	-78
d'amont	-34
d'assurance	-73
d'autre	-84
d'avance	44
d'avoir	38
d'eau	-92
d'eau dans	-40
d'en	21
d'entrée	27
d'entrée en	22
d'heure	-47
d'identité	-54
d'identité et	-69
d'intervention	24
d'origine	-44
d'où cette	24
d'un	22
d'une	102
d'une procédure	52
d'éteindre	-27
d'œuvre	38
dans	-45
dans l'heure	-33
dans l'ordre	31
dans la	25
dans le	34
dans les	-95
dans une	-74
date	-87
date de	-28
date sur	-45
davantage	27
de	48
de 0	-72
de :	59
de bassin	-41
de chantier	-74
de chaque	-34
de couper	-65
de côté	64
de deux	-45
de dix	-51
de faire	21
de famille	-45
de façon	44
de frais	26
de gants	-50
de huit	-49
de l'accueil	26
de l'eau	33
de l'enfant	-43
de la	-31
de m'appeler	21
de me	46
de moins	-23
de mon	48
de ne	-38
de nous	52
de nuit	57
de plus	-58
de quatre	-42
de rédiger	60
de semaine	56
de soins	35
de son	-50
de sortir	-33
de suite	-41
de sécurité	31
de trois	-24
de vent	-29
de vingt	-61
de vous	36
debout	24
debout les	-49
dedans	-66
degrés	-67
dehors	-48
delvaux	33
delà	-47
delà de	-59
demain	62
demande au	-72
demande le	-27
demande à	-42
demander	-44
demander si	-38
demander à	25
demandes	-43
demandez	-75
demandé	75
demi heure	-31
demie	-50
depuis	-48
dernier	-20
dernière	-46
derrière	-39
des dessins	35
des gants	-45
des ovales	-46
des petits	40
des phrases	57
des recommandés	32
des retours	20
descend	-54
descende	-20
dessins	35
dessous	26
dessous de	-46
dessus de	-54
deux	-63
deux cartes	-45
deux et	33
deux fois	-48
deux heures	-68
deux pages	59
deux portes	28
deux tiers	-46
deuxième	-70
devant eux	-43
devant la	-59
devant le	-41
diamètre	-41
dicte	54
dictée	47
dictée du	36
directeur	54
direction	64
directrice	75
dis ça	53
discute	-61
discute pas	-61
disque	-44
dit	25
dit que	49
dites	34
dix	-86
dix ans	-52
dix jours	-51
dix minutes	-113
dixième	-51
docteur	59
document	74
document est	-37
doit	35
donateur	-61
donc	59
donne	-27
donne ce	-37
donne le	-52
donner	35
dont	-71
dose	-47
dossier	-86
dossier de	22
double	-45
doucement	-63
douze mars	36
droit	38
du	57
du 0	67
du client	-61
du diamètre	-41
du douze	36
du haut	-37
du milieu	-55
du plateau	37
du samedi	62
durée	-28
dylan	45
dylan 0	45
dès	-90
dès que	-32
déclaration	-73
décrite	34
déjà	-75
délai	-37
départ	26
dépassé	-39
dépassé :	-39
dépose	-54
déroulé	58
désinfectant	-33
désinfecté	-60
désolée	67
détecteur	-52
détecteur de	-43
e	-58
e :	-43
eau	-35
elle	-39
elle est	56
elle fait	-24
elle me	-53
elle ne	-39
elle ouvre	-21
elle part	-36
elles	-43
en bas	-30
en cas	-79
en faire	55
en forme	68
en juin	-70
en moins	40
en premier	-58
en procédure	28
en service	-24
en vrac	37
encaisser	-85
enfants	-38
enfin non	-28
enregistré	-33
ensuite	-119
ensuite seulement	-32
entre 0	-64
entre deux	-21
entre la	21
entrées	-50
envoie	-26
envoyer	-68
er	-55
espèces	-42
essuie	-57
est conservé	-47
est en	-56
est ouvert	-29
est scanné	-32
et	-33
et 0	-64
et appelle	-42
et attendre	-44
et c'est	-68
et compte	-35
et demie	-50
et elle	-66
et fait	-69
et il	-33
et inscrits	-27
et la	36
et laisse	-43
et le	-22
et les	-46
et on	-59
et par	35
et pas	55
et qu'on	36
et vous	46
et vérifie	-46
eu	22
euh	90
euh comment	47
euros	-64
eux	-54
existe	48
exporter	-76
face	-27
face à	-36
facture	-69
faire des	27
faire le	-55
faire une	68
fais le	-20
fais ça	51
fait asseoir	-34
fait le	-44
fait signer	-34
fait un	-35
fait une	29
faites	55
faites moi	30
faits	-73
famille	-66
fasse	36
fatou	38
faudrait	54
faudrait que	32
faut	22
faut qu'on	61
faut un	25
fautes	57
façon	45
façon de	21
fer	-45
ferait	46
ferme la	-79
ferme les	-34
fermer	-79
fermeture	42
fermé	-67
fermée	-50
fermés	-68
feuille	-28
feuille de	-62
feuilles	-76
feutre	-48
fiche	40
fiche 0	82
fiche de	-65
fil	-43
filet	-74
filles	73
fils	64
filtre	-74
filtres	-30
fin de	56
fini	-33
fond	-56
fondre	-47
font	-23
forme	45
fourchette	-65
franchement	60
français	72
frein	-67
frigo	-48
friteuse	-33
froid	35
froide	-57
fèves	-29
g	32
gants	-47
gants longs	-62
garde	-67
garder	68
gardée	-60
gars	84
gauche	-59
gaz	-30
gaz et	-30
genre	51
glace	-43
glacière	-44
goutte	-67
goutte de	-52
grand	69
gratte	-58
grave	25
grave mais	22
grille	-47
gros	51
grâce	22
gsm	-35
h 0	90
h et	-32
haha	79
hausse	-81
hausses	-42
haut	-21
haut vers	-21
haute	-24
hauteur	-55
hein	-42
hein pas	-43
hello	64
henné	-74
heure	-100
heures	-106
heures et	-50
hier	30
hier entre	28
honte	67
hors	-88
hotfix	-45
huit	-47
huit jours	-26
hélène	34
hélène 0	34
il	-66
il appelle	-27
il attend	-43
il crie	-35
il demande	-22
il fait	-51
il ferme	-50
il me	53
il mesure	-22
il ne	-41
il prend	-29
il regarde	-38
il se	-30
il va	-46
il y	43
illisible	60
ils	-34
imprime	-43
imprimé	-24
indique	-34
injecteur	-52
inscrit	-94
inscrits	-27
inspecte	-30
installe	-50
interprète	-29
invité	-36
inès	67
j	-62
j'ai	109
j'aimerais	44
j'avais	50
j'avais un	50
j'espère	41
j'espère que	41
j'ouvre	-46
j'ouvre la	-29
jamais	-78
jamais au	-58
jamais en	-46
jamais plus	-46
jamais sur	-56
janvier	28
jargon	49
jaune	-90
je	81
je cherche	42
je commence	49
je crois	63
je dicte	53
je dis	-20
je ferme	-51
je glisse	-43
je la	33
je le	24
je leur	-43
je lui	-42
je me	31
je n'ai	58
je peux	48
je regarde	-29
je sais	66
je suis	75
je te	23
je veux	54
je voudrais	21
je vous	68
jean	41
jette	-30
jeu	22
jeudi	30
jingle	-66
jo	38
jour	-98
jour même	-23
journée	-32
jours	-81
jours après	-34
juin	26
jusqu'à	-88
jusqu'à 0	-40
jusqu'à la	-45
karim	41
karim 0	41
kilos	-51
km	-39
km h	-39
kévin	26
kévin 0	26
l'accueil	57
l'acte	-62
l'acte est	-49
l'adresse	-41
l'affaire	-39
l'affaire de	-39
l'agenda	-34
l'agenda bleu	-34
l'aide	-46
l'air	-30
l'aire	-50
l'alarme	-65
l'amiante	-63
l'ancien	43
l'animal	-50
l'antenne	-57
l'appareil	-70
l'appel	-42
l'appli	-50
l'arbre	-45
l'ardoise	-84
l'armoire	-28
l'arrivée	-51
l'arrière	-40
l'arrêt	-57
l'attestation	-60
l'auto	-52
l'auto injecteur	-52
l'automate	-36
l'autre	-56
l'avant	-51
l'eau	-40
l'eau chaude	-31
l'eau froide	-50
l'empreinte	-21
l'emprunteur	-59
l'enfant	-72
l'enregistrement	-80
l'entrée	-61
l'enveloppe	-49
l'envoie	-69
l'escalier	-36
l'extincteur	-47
l'heure	-100
l'heure du	-56
l'heure et	-40
l'heure la	-42
l'idée	42
l'instrument	-46
l'interprète	-41
l'intérieur	-36
l'oiseau	-67
l'on	41
l'ordre	31
l'oreille	-32
l'un	-33
l'un reste	-37
l'écoute	-34
l'écran	-43
l'écris	25
l'écrit	39
l'élève	-73
l'équipe	56
l'étage	-32
l'état	-95
l'étiquette	-69
l'œil	42
la	-22
la benne	-47
la brosse	-35
la cabane	68
la cabine	-46
la caisse	-77
la carte	-41
la caution	-58
la compagnie	-26
la console	36
la copie	-28
la coupe	-49
la couverture	-44
la craie	56
la cuve	-40
la date	-39
la demi	-22
la dernière	-46
la déclaration	-73
la famille	-99
la fermeture	32
la feuille	-89
la fiche	-33
la fois	-43
la fourchette	-65
la fuite	-46
la garde	-43
la glace	-43
la glacière	-44
la hauteur	-34
la journée	-61
la lampe	-52
la lancer	-47
la lettre	-61
la ligne	25
la liste	-51
la longueur	-44
la masse	-51
la matière	27
la panne	-66
la passerelle	-30
la patronne	44
la patte	-47
la personne	-52
la photo	-62
la piste	-32
la pièce	-39
la porte	-72
la prescription	-48
la prise	-43
la prochaine	51
la remise	52
la restauratrice	-54
la rue	-41
la règle	24
la régie	-43
la réservation	-60
la salle	-24
la scie	-33
la semaine	29
la suite	-44
la tablette	-30
la température	-32
la terre	-26
la tour	-67
la trappe	-64
la vache	-40
la valeur	-51
la vanne	49
la vapeur	-23
la veille	-68
la ventilation	-38
la voiture	28
la zone	-72
laisser	-64
laissez	35
laissé	23
lait	-65
lampe	-69
lancer	-63
langue	-52
lavage	-48
laver	-60
le	-32
le 0	75
le bac	-47
le bas	-21
le bidon	-39
le bon	-28
le cadre	-56
le cahier	-73
le certificat	-23
le chargement	31
le chariot	-29
le chat	-43
le chauffeur	-25
le chien	41
le chiffre	-55
le chèque	-49
le client	-59
le code	-22
le coffre	-79
le compte	-21
le concierge	-27
le consentement	-33
le constat	-57
le corps	-52
le couteau	-46
le dernier	-21
le dire	26
le directeur	54
le disque	-44
le dossier	-32
le départ	29
le détecteur	-52
le fait	47
le faut	-35
le fer	-45
le filtre	-55
le jargon	49
le jeudi	-66
le jour	-34
le lendemain	-27
le livret	-69
le locataire	-39
le long	-47
le lot	-22
le matelot	-28
le matin	-62
le matériel	-44
le modèle	23
le monde	24
le mono	36
le moteur	-67
le même	27
le nez	-62
le niveau	-37
le nom	-35
le nombre	-56
le numéro	-48
le panneau	-23
le papier	-40
le parent	-32
le patient	-22
le patron	23
le plan	-69
le planteur	-39
le plateau	-57
le poids	-26
le pouce	-49
le premier	-37
le professeur	-41
le protocole	-23
le prénom	-34
le président	-43
le prêt	-73
le questionnaire	-39
le rack	-33
le responsable	-40
le reste	22
le reçu	-29
le régisseur	-48
le résultat	-41
le sachet	-25
le service	-83
le silicone	-41
le soir	-71
le son	37
le suivant	-23
le ticket	-32
le tiroir	-26
le tour	-44
le vélo	-48
lendemain	-27
lentement	-60
les bassins	-39
les cales	-32
les chariots	-43
les cinq	32
les clés	-68
les compteurs	-25
les deux	-65
les enfants	-21
les entrées	-50
les filles	73
les gars	84
les lave	38
les mains	-75
les mots	-48
les objets	-33
les paniers	-60
les parents	-73
les plaques	-42
les pneus	-48
les poches	-66
les portes	-70
les projecteurs	-58
les rangs	-31
les réglages	-46
les véhicules	-50
lettre	-29
leur	-77
leur de	-47
leur dis	-43
levée	57
limite	-55
linge	-36
lire	40
lis	-36
lisible	85
lit	-88
lit le	-31
lit les	-51
litres	-49
livraison	30
livres	-45
livret	-67
livret de	-45
local	-38
locataire	-55
logigramme	45
lola	49
lola 0	49
long	32
long de	-47
longs	-62
longueur	-44
lot	-75
lui	-55
lui demande	-39
lui donner	49
lui montre	-52
lui même	-51
lundi	30
là	70
là dessus	47
m peeters	33
m'a	52
m'a demandé	32
m'a dit	38
m'appeler	21
m'en	39
ma	46
ma demande	46
machin	63
madame	82
magenta	-62
mail	37
main	-40
mais	46
mais là	30
mais on	24
maison	-24
mangé	59
manon	39
manu	36
manu 0	36
marche à	40
mardi	28
marie	29
marie ève	29
marque	-90
mars	52
masse	-51
masse de	-51
matelas	-65
matelot	-28
matelot de	-28
matin	-40
matière	27
max	-60
max 0	-60
maximum	59
maëlle	41
mdr	45
me	132
me permets	26
mea	42
mea culpa	42
membre	-29
merci	105
merci au	-23
merci d'avance	44
merci de	33
merci pour	45
mes	77
mes salutations	38
message	-36
mesure	-67
met la	-67
mets	56
mets en	25
mets le	-42
mettre au	33
mettre ça	25
micro	-66
mieux	63
milieu	-59
min	-65
minuit	-58
minutes	-55
minutes on	-29
minutes pour	-62
mis	51
mme	65
mme audic	47
mme delvaux	33
mode	65
mode opératoire	47
modeste	46
modeste :	46
modou	33
modèle	43
moi	64
moi je	-28
moi ça	31
moins	-40
moins de	-25
mois	-33
mon	94
mon nom	48
monde	39
moniteur	-73
mono	36
monsieur	22
monsieur le	54
monte	-92
montent	-35
monter	-33
montre	-99
montre comment	-44
montre le	-31
mot	-43
moteur	-83
moussa	49
mur	34
mètre	-47
mètres	-29
mélissa	39
mémoire	47
même dans	-36
même le	-39
même pas	22
même pour	-24
même quand	-61
même s'il	-42
n	22
n'ai	58
n'ai pas	58
n'en	53
n'entre	-56
n'est	-70
n'est jamais	-41
n'y	40
nadia	37
nadia plateau	37
nadège	-29
ne	-36
ne discute	-46
ne part	-24
ne pas	-75
ne quitte	-47
ne reste	-47
ne sais	66
ne se	-53
ne sont	-70
ne sort	-27
ne sortent	-27
ne va	-49
ne vienne	36
neige	-45
nettoyage	54
nettoyer	-72
nettoyer le	-62
neuf	26
nez	-62
nickel	63
niveau	-74
noir sur	37
noire	-35
nom de	-56
nom du	-58
nombre	-56
non	68
non pas	-42
nos	70
note	-41
note de	26
note le	-54
noter	-63
noter l'heure	-45
notes	40
nous	104
nous un	25
nouveau	40
nouveaux	53
numéro	-50
numéro du	-64
numéros	50
nœuds	-29
objet	69
objet :	67
objets	-33
oh	54
oh non	43
olivier	39
on	-30
on appelle	-35
on attend	-50
on change	-43
on compare	-48
on compte	-35
on coupe	-23
on demande	-33
on dit	29
on en	64
on essuie	-57
on ferme	-47
on l'envoie	-64
on la	31
on laisse	-36
on lave	-38
on leur	-37
on lit	-43
on lui	-37
on m'a	42
on me	62
on met	-53
on montre	-45
on ne	-23
on note	-44
on ouvre	-31
on prend	-42
on prévient	-67
on rappelle	-40
on recompte	-41
on refuse	-36
on regarde	-56
on remet	-55
on remplit	-46
on rend	-42
on revient	-31
on se	-61
on téléphone	-52
on écrit	24
ont déjà	-67
opératoire	47
orange	-78
ordre	30
ou	-78
ou un	-55
oublié	53
oublié un	53
oui	70
oui bonjour	24
ouvert	-65
ouverts	-52
ouverture	-27
ouvre	-55
ouvre le	-56
ouvre les	-29
ouvrir	-103
ouvrir le	-51
ovales	-46
ovales en	-46
où	21
p	71
page	80
pages	60
paie	34
paille	-44
paille propre	-44
panier	-47
paniers	-60
panne	-66
panneau	-23
papier	38
papier pour	41
par	-48
par jour	-68
par le	-21
par les	52
par écrit	52
parc	-67
parce	43
parce que	43
pardon	34
pare	-35
parent	-37
parents	-49
parfait	51
parking	-76
parle	36
parler	-31
parrains	-31
pars	-28
pars la	-28
part	-57
part au	-29
part en	-36
part à	-61
partagé	-49
partir	-33
partir de	-48
partout	-55
pas	-24
pas :	-41
pas au	-70
pas avant	-74
pas avec	-45
pas dans	-107
pas davantage	27
pas de	-45
pas elle	37
pas le	-47
pas les	32
pas me	36
pas moi	49
pas mon	51
pas même	-51
pas plus	-26
pas tant	-50
pas un	69
pas une	-48
pas à	23
passage	35
passe	-54
passe le	-35
passer	-50
passerelle	-30
passé	36
patient	-75
patrick	36
patron	23
patronne	44
patte	-47
peeters	33
pendant	-87
pendant la	-45
pendant le	-65
pendant les	-28
pendant que	-37
perches	-45
permanence	23
permets	26
permis	-71
perso	-30
personne	-81
personne d'autre	-50
personne ne	-41
personne à	-62
petit	74
petits	64
peu	-33
peut	68
peux	86
ph	-57
photo	-88
photographie	-29
photographie les	-24
phrases	57
phrases courtes	36
pied	-22
pigeons	59
pique	-53
pis	-105
pis tu	-32
piste	-32
pièce	-59
pièce d'identité	-45
plaisir	45
plan de	20
planteur	-39
plaques	-42
plat	-40
plaît	33
plinthes	-25
plonge	-39
plume	27
plus de	-79
plus tard	60
pneus	-55
poches	-81
poids	-34
point	30
point 0	80
portable	-61
porte	-45
porte du	-65
porte fermée	-47
porte le	-51
portes	-34
portes et	-66
pose le	-58
poser	-47
possible	59
poste	-64
posé	-29
pouce	-76
pouce et	-50
pouces	-70
pour	77
pour l'accueil	28
pour l'équipe	42
pour la	43
pour les	101
pouvez	37
pouvez vous	20
premier	-70
premier au	-47
prend	-87
prend la	-43
prend pas	-51
prendre	-64
prends	-82
prescription	-62
priscilla	46
prise	-38
prix	-50
prochain	45
prochaine	83
prochaine réunion	72
procédure	130
procédure de	42
produits	-67
professeur	-41
projecteur	-33
projecteurs	-58
promis	22
propane	-48
propose	44
proposer	-68
proposer une	-34
propre	44
propriétaire	-47
près	-27
préalable	-41
prélever	-76
prénom	-48
préparation	38
prépare	-50
préparer	30
présence	-56
présents	33
président	-45
prévient	-69
prévient le	-30
public	-28
puis	-120
puis on	-52
puisse	22
puisse suivre	30
puissent	35
pv	63
père	48
père antoine	23
pèse	-60
qu'elle	48
qu'il	46
qu'on	44
qu'on a	-46
qu'on ne	36
qu'un	40
qu'y	-49
quai	50
quai 0	66
qualité	48
quand	-74
quand la	-46
quand le	-22
quand même	23
quand on	-58
quand ça	-75
quarantaine	-39
quarante	-31
quart	-53
quart d'heure	-47
quarts	-29
quatre	-48
quatre heures	-32
que	60
que je	62
que l'on	41
que le	-92
que par	-52
que si	-69
quel	55
quelle	-41
quelqu'un	31
quelque	37
quelque chose	21
quelque part	26
quentin	54
question	23
questionnaire	-39
questions	38
queue	-55
qui a	36
qui sont	-44
qui suit	37
quinze	-59
quinze jours	-57
quitte	-47
quitte pas	-39
quoi	26
quoi que	-59
rack	-33
radio	34
rampe	-56
range	-68
rangs	-33
rayures	-54
recommandés	32
recompte	-41
recompte une	-41
recopié	80
recto	46
refuse	-79
regarde	-75
regarde les	-22
regarde si	-20
regardes	-38
regardes le	-22
registre	-93
registre à	-32
relance	-20
relevé	-34
remarque	57
remet	-36
remet le	-30
remet un	-63
remets	-65
remis	-72
remise	53
remplir	-60
remplis	-50
remplit	-64
remplit la	-36
rend	-56
rendre	-40
rendu	23
rentre	-32
repart	-53
reporte	-25
reporté	80
reprend	-51
restauratrice	-54
reste	-59
reste au	-40
reste jamais	-44
rester	21
retire	-66
retour au	-30
retourne	-51
retours	20
reçoit	-29
reçoit le	-21
reçu	26
rien	21
rien d'autre	-73
rien de	-24
rince	-49
rincer	-89
roger	26
roman	64
rose	-36
rouge	-107
rouler	-62
ruban	-56
ruche	-56
rudy	42
rudy 0	42
rue	-41
règle le	-35
réception	-37
réclame	-34
réclame le	-34
rédiger	72
rédiger pour	22
rédigée	47
réfractomètre	-74
régie	-43
réglages	-46
réjean	44
réponse	33
répète	-55
répéter	24
réservation	-60
réservations	-21
résultat	-41
réunion	101
réunion du	64
s'en	70
s'en charge	56
s'il	-41
s'il a	-33
s'il le	-35
s'il vous	33
s'il y	-63
s'ils	-69
s'ils ont	-49
sa	-69
sa carte	-29
sabrina	46
sabrina 0	46
sac	-105
sache	50
sachet	-63
sacs	-52
saint	44
sais	83
sais pas	50
sait	28
salut	41
salut jean	41
salutations	38
samedi	62
samir	46
sanitaire	-70
sans le	-82
sauf	-77
savon	-35
scanné	-32
scelle	-63
scellé	-56
scie	-33
scène	-45
se	-34
se fait	-35
se présente	-26
se trouve	-41
seau	-53
sec	-43
seconde	-48
secondes	-57
secoue	-68
secteur	-43
semaine	67
semaines	-65
sens	-40
sent	-54
sept	-46
septante	34
serait	85
service	-28
ses	-35
seul	-70
seule	-54
seulement	-92
si	-40
si elle	-39
si je	84
si l'alarme	-23
si le	-27
si quelqu'un	27
si un	-34
si vous	44
si y	-29
siffle	-63
signaler	-50
signaler un	-50
signature	-67
signer	-85
signer la	-35
signer le	-27
signé	-95
signé est	-34
silicone	-41
six	-35
sms	-70
sofia	33
sofia 0	33
soi	-53
soi même	-38
soins	46
soir	-51
soir je	-51
soit	23
soit décrite	34
sol	-89
soleil	-59
son nom	-59
sonne	-64
sont jamais	-48
sort	-73
sort la	-50
sort le	-30
sort les	-20
sort pas	-54
sortent	-27
sorti	-44
sortie	-34
sortir	-94
sortir les	-43
soude	-51
sous	-48
sous la	-74
sous le	-68
standard	-70
steve	66
steve quai	66
suis	78
suis pas	46
suit	27
suite	-61
suivant	-52
suivent	-35
suivre	47
support	-40
sur	-26
sur blanc	37
sur chaque	-33
sur le	-54
sur les	21
sur papier	53
svp	82
sèche	-46
séance	52
sécateur	-34
sécher	-30
sécurité	31
t	38
t 0	38
ta	40
table	-31
tableau	28
tablette	-36
tablier	-52
tag	-58
taille	-49
tanguy	66
tant que	-78
tapis	-73
tard	60
te	33
technicien	39
teinte	-48
temps	36
temps de	27
température	-52
température de	-30
terrasse	-65
terre	-65
testé	-63
testé à	-29
texte	78
thomas	27
thomas 0	27
théo	-29
ticket	-72
tiers	-46
tire	-58
tirer	-48
tiroir	-26
tiède	-24
toi	23
toilettes	-67
ton	66
touche	-92
touche pas	-53
toucher	-37
toujours	20
tour	-73
tour des	-31
tous les	-65
tout	-59
tout ah	30
tout de	-41
tout le	-30
toute la	-52
toutes et	35
tracteur	-33
trait	-59
traitement	28
trame	36
tranche	-62
transformer	24
trappe	-64
trempe	-49
tremper	-55
trente	-55
trente centimètres	-32
tri	29
trier	-58
trois	-127
trois ans	-23
trois minutes	-49
trois mois	-33
trop	70
truc	21
truc écrit	33
tu	-40
tu coules	-47
tu demandes	-43
tu filtres	-30
tu la	-41
tu me	61
tu pars	-28
tu passes	-43
tu peux	59
tu regardes	-38
tu vides	-45
téléphone	-100
téléphone au	-51
un autre	42
un café	51
un coup	-50
un coupable	42
un de	-75
un document	71
un papier	21
un patient	-64
un petit	-51
un peu	25
un protocole	24
un quart	-47
un roman	64
un truc	67
une	28
une autre	-20
une belle	45
une bonne	31
une copie	-34
une corde	-26
une dose	-47
une fois	-82
une goutte	-67
une heure	-26
une page	53
une photo	-53
une procédure	76
une seconde	-27
une version	32
unique pour	29
vache	-47
valeur	-77
valide	-25
vanne	49
vanne on	49
vannes	-33
vapeur	-44
veille	-68
vent	-28
ventilation	-38
ventile	-71
verre	-53
vers	-75
vers l'intérieur	-38
vers la	-34
vers le	-55
version	53
vert	-66
verte	-57
veuillez	44
veulent	-47
veux	37
veux ça	48
vide	-69
vider	-66
vides	-53
vidéo	43
vienne	36
vienne pas	36
vient	-51
vingt	-92
vingt cinq	-47
vingt minutes	-29
vingt quatre	-38
visite	-39
visite la	-26
visière	-76
voici	48
voilà	63
voilà ce	29
voilà je	28
voir	26
voit	-21
voiture	27
voix	-46
voix haute	-44
vont	-68
vont au	-29
vont dans	-34
votre	59
voudrais	21
vous	107
vous de	48
vous laisse	29
vous plaît	33
vrac	37
vraie	46
véhicule	-60
véhicules	-50
vélo	-53
vérifie les	25
vérifier	-74
vérifier l'heure	-30
vérifier le	-50
vétérinaire	-42
y	85
y a	-40
y compris	-37
yolande	46
zone	-38
zone orange	-51
zéro	-47
à 0	-46
à :	81
à celui	25
à cent	-41
à chacun	-36
à chaque	-62
à charge	27
à cinq	-50
à clé	-34
à deux	-69
à dix	-28
à l'accueil	47
à l'antenne	-57
à l'arrivée	-39
à l'arrêt	-57
à l'eau	-41
à l'étage	-32
à la	-29
à partir	-33
à plus	-31
à rédiger	22
à suivre	40
à tous	62
à toutes	35
à trois	-45
à vingt	-47
à voir	26
à voix	-44
à vous	57
ça	90
ça comme	44
ça en	58
ça ferait	46
ça le	68
ça me	27
ça monte	-60
ça pour	68
ça te	51
ça à	43
ève	29
écart	-76
écrire	21
écrit	96
écrit la	26
écrite	-68
élodie	61
élèves	-35
établit	-51
éteindre	-28
étiquette	-60
étiquettes	-74
été	-52
évidemment	30
être	20`;
