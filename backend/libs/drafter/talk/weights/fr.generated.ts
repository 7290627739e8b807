// Made by `npm run bench:talk -- --write` from test/data; do not edit.
export const TALK_FR = `21
!	66
! !	24
#=-1	56
#=1	71
#=2	209
#=3	51
#=4	-45
#=5	-30
-1=!	61
-1=0	70
-1=?	139
-1=alors	47
-1=an	-58
-1=antoine	26
-1=après	-35
-1=avant	-76
-1=awa	46
-1=bac	20
-1=bas	-22
-1=bassin	-50
-1=bastien	39
-1=benne	-70
-1=bidon	-29
-1=boîte	23
-1=café	40
-1=cahier	-62
-1=carte	-21
-1=casier	-48
-1=cave	59
-1=centimètres	-32
-1=chacun	-64
-1=charge	59
-1=cindy	51
-1=cinq	22
-1=client	-80
-1=clés	-31
-1=code	-27
-1=conditionnement	-59
-1=conduite	50
-1=cordialement	47
-1=coules	-49
-1=coupable	42
-1=coupé	-45
-1=culpa	41
-1=d'autre	-85
-1=d'heure	-29
-1=d'intervention	23
-1=davantage	27
-1=dedans	-56
-1=degrés	-48
-1=dessus	23
-1=deux	-68
-1=direct	25
-1=document	43
-1=départ	-81
-1=fatou	36
-1=faut	-33
-1=fermée	-43
-1=feuille	-56
-1=feutre	-40
-1=fois	-33
-1=français	54
-1=froide	-21
-1=gants	-93
-1=h	-62
-1=haut	-38
-1=hein	-24
-1=heure	-63
-1=heures	-60
-1=illisible	71
-1=invité	-39
-1=jamais	-41
-1=jaune	-62
-1=jo	41
-1=journée	-25
-1=jours	-58
-1=l'armoire	-29
-1=l'arrivée	-45
-1=l'arrière	-41
-1=l'eau	26
-1=l'enveloppe	-49
-1=l'intérieur	-40
-1=l'écrit	42
-1=l'œil	43
-1=lampe	-69
-1=lentement	-26
-1=ligne	27
-1=livraison	60
-1=main	-26
-1=mains	46
-1=manon	39
-1=matin	36
-1=maëlle	40
-1=merci	48
-1=minutes	-26
-1=modou	34
-1=moi	84
-1=mois	-85
-1=montre	-42
-1=mélissa	41
-1=même	22
-1=niveau	-59
-1=noir	36
-1=nom	24
-1=non	-46
-1=nuit	42
-1=olivier	38
-1=oui	31
-1=ouvert	-57
-1=p	27
-1=papier	29
-1=pas	-114
-1=patient	-64
-1=personne	-47
-1=photo	-48
-1=pied	-57
-1=plateau	35
-1=plus	-49
-1=poches	-28
-1=point	-59
-1=porte	-51
-1=possible	47
-1=priscilla	46
-1=qualité	37
-1=quentin	53
-1=rentre	-28
-1=régie	-38
-1=réjean	44
-1=réponse	-33
-1=samedi	60
-1=samir	38
-1=sec	-41
-1=service	-51
-1=si	-35
-1=signature	-37
-1=soins	48
-1=soit	-59
-1=sortie	-36
-1=sortir	-57
-1=suite	-34
-1=svp	70
-1=tableau	-45
-1=tablette	-25
-1=tablier	-53
-1=tard	60
-1=tous	30
-1=téléphone	-45
-1=vide	-37
-1=vidéo	41
-1=vient	-38
-1=voiture	-25
-1=y	42
-1=yeux	-22
-1=ça	67
0 0	113
0 an	-52
0 ans	-50
0 awa	46
0 c	-68
0 cm	-51
0 degrés	-51
0 e	-61
0 er	-59
0 et	-101
0 feuilles	-75
0 g	41
0 jo	41
0 km	-41
0 min	-58
0 modou	34
0 mois	-81
0 mélissa	41
0 re	48
0 roger	-34
0 tu	-60
0 à	-56
01=0 awa	46
01=0 e	-54
01=0 h	-71
01=0 jo	41
01=0 modou	34
01=0 mélissa	41
01=0 tu	-32
01=alors euh	38
01=alors je	29
01=anaïs 0	22
01=annick 0	35
01=après tu	-42
01=au delà	-28
01=au dessus	-42
01=avant de	-71
01=bastien 	39
01=bon je	37
01=bonjour à	47
01=c'est la	-28
01=ce n'est	36
01=chantal p	27
01=chlore libre	-52
01=chère madame	35
01=cindy 	51
01=d'où cette	24
01=de :	72
01=demander à	32
01=dictée du	32
01=dylan 0	41
01=elle ne	-40
01=elle ouvre	-22
01=en cas	-81
01=en dessous	-45
01=ensuite seulement	-32
01=et le	-32
01=et on	-83
01=et qu'on	35
01=fatou 	36
01=hélène 0	32
01=il est	41
01=il fait	-51
01=il ferme	-52
01=il me	53
01=il regarde	-36
01=je commence	45
01=je leur	-44
01=je lui	-62
01=je n'ai	42
01=je ne	24
01=je te	49
01=je voudrais	20
01=je vous	44
01=karim 0	38
01=kévin 0	22
01=la caisse	-39
01=la fiche	-40
01=la personne	-52
01=la photo	-43
01=la veille	-57
01=le chef	49
01=le fer	-46
01=le matelot	-29
01=le matin	-46
01=le professeur	-32
01=le responsable	-42
01=le régisseur	-45
01=le soir	-70
01=les bassins	-39
01=les clés	-38
01=les réglages	-47
01=lola 0	48
01=manon 	39
01=manu 0	33
01=maëlle 	40
01=merci de	32
01=moi je	-32
01=nadia plateau	35
01=objet :	73
01=oh non	41
01=olivier 	38
01=on coupe	-23
01=on demande	-68
01=on fait	-38
01=on m'a	48
01=on ne	-77
01=on ouvre	-40
01=on prend	-38
01=on rappelle	-32
01=ouvrir le	-53
01=pas de	-75
01=pas plus	35
01=pendant la	-40
01=point 0	90
01=pour le	-73
01=pour les	65
01=priscilla 	46
01=père antoine	26
01=quand le	-22
01=quentin 	53
01=rien de	-23
01=rudy 0	38
01=réjean 	44
01=sabrina 0	44
01=salut jean	51
01=samir 	38
01=si elle	-44
01=si l'alarme	-23
01=si quelqu'un	25
01=si un	-34
01=si ça	-24
01=sofia 0	30
01=steve quai	62
01=t 0	35
01=thomas 0	23
01=tu filtres	-30
01=tu passes	-43
01=une corde	-25
01=voilà je	27
01=vérifier le	-53
01=à 0	-51
01=à :	77
01=à chaque	-29
01=à dix	-28
01=à la	-38
01=à rédiger	21
0=0	-35
0=ah	75
0=allumer	-52
0=alors	44
0=anaïs	22
0=annick	35
0=après	-83
0=au	-24
0=aucune	-78
0=avant	-61
0=avec	57
0=bastien	39
0=ben	67
0=bien	54
0=bon	77
0=bonjour	95
0=bref	52
0=c'est	30
0=casque	-69
0=ce	40
0=ces	-46
0=chacun	-59
0=chantal	27
0=chaque	-47
0=chlore	-52
0=chère	35
0=cindy	51
0=comme	51
0=compter	-61
0=coucou	57
0=d'où	24
0=dans	-52
0=de	47
0=demandez	-70
0=deux	-29
0=dictée	32
0=donc	-43
0=dylan	41
0=dès	-60
0=elle	-88
0=en	-75
0=encaisser	-86
0=ensuite	-88
0=et	39
0=euh	58
0=exporter	-74
0=faire	-47
0=faites	37
0=fatou	36
0=fermer	-65
0=feuille	-57
0=gros	67
0=hello	58
0=hors	-46
0=hélène	32
0=il	-75
0=j'aimerais	39
0=jamais	-78
0=karim	38
0=kévin	22
0=l'agent	-40
0=le	-42
0=les	-126
0=lola	48
0=ma	38
0=mais	38
0=manon	39
0=manu	33
0=maëlle	40
0=mdr	43
0=merci	73
0=mets	50
0=mettre	37
0=mme	43
0=moi	-39
0=mon	59
0=moniteur	-65
0=nadia	35
0=nickel	61
0=non	38
0=noter	-53
0=objet	73
0=oh	41
0=olivier	38
0=on	-88
0=oui	40
0=ouvrir	-53
0=parfait	55
0=passer	-53
0=pendant	-42
0=personne	-82
0=peser	-47
0=pis	-81
0=point	79
0=poser	-50
0=prendre	-65
0=priscilla	46
0=produits	-47
0=présents	37
0=puis	-78
0=père	26
0=quand	-59
0=quentin	53
0=qui	32
0=remettre	-52
0=rien	-23
0=rudy	38
0=réjean	44
0=s'ils	-45
0=sabrina	44
0=salut	51
0=samir	38
0=sans	-73
0=scellé	-79
0=si	-26
0=sofia	30
0=sortir	-44
0=steve	62
0=t	35
0=tant	-27
0=thomas	23
0=toujours	48
0=tout	-71
0=trois	-54
0=tu	-39
0=un	-47
0=une	-49
0=veuillez	51
0=voici	39
0=voilà	79
0=vous	56
0=vérifier	-71
0=à	64
0=ça	-47
0=écart	-76
0=éteindre	-52
1=	76
1=0	47
1=:	29
1=alors	35
1=antoine	26
1=avant	-63
1=avec	-55
1=awa	46
1=bassins	-39
1=bon	-33
1=bonjour	35
1=c	48
1=c'est	50
1=caisse	-39
1=cas	-81
1=cette	24
1=change	-51
1=chaque	-56
1=chef	52
1=clés	-38
1=comité	40
1=commence	45
1=compte	-43
1=contrôle	59
1=corde	-25
1=coupe	-23
1=d'un	23
1=dans	-67
1=delà	-28
1=des	33
1=dessus	-42
1=deux	-66
1=dit	-47
1=dix	-28
1=docteur	52
1=document	23
1=donc	38
1=e	-54
1=elle	-44
1=en	60
1=et	-82
1=euh	44
1=fait	-31
1=fer	-46
1=feuille	-52
1=fiche	-40
1=filtres	-30
1=garde	-35
1=h	-71
1=inspecte	-30
1=j'ai	74
1=je	49
1=jean	51
1=jo	41
1=jour	-57
1=juin	45
1=l'alarme	-61
1=l'heure	-37
1=l'équipe	54
1=la	-41
1=leur	-72
1=libre	-52
1=lit	-47
1=lui	-82
1=là	42
1=m'a	50
1=madame	35
1=matelot	-29
1=matin	-46
1=me	87
1=merci	60
1=mesure	-66
1=mettre	-39
1=minutes	-64
1=modou	34
1=modèle	35
1=moi	50
1=montre	-43
1=mélissa	41
1=n'ai	42
1=n'entre	-45
1=ne	-28
1=non	54
1=nous	22
1=oui	86
1=ouvre	-43
1=p	27
1=par	-85
1=pas	-53
1=passe	-45
1=passes	-43
1=personne	-52
1=peux	36
1=photo	-43
1=plateau	35
1=plus	30
1=pose	35
1=pour	69
1=prend	-44
1=professeur	-32
1=qu'on	50
1=quai	51
1=quand	21
1=quelqu'un	25
1=qui	59
1=rappelle	-32
1=regarde	-60
1=registre	-49
1=remets	-42
1=remplis	-53
1=responsable	-42
1=reste	-68
1=retour	-26
1=rouge	-69
1=rédiger	30
1=régisseur	-45
1=réglages	-47
1=scellé	-29
1=se	-73
1=serait	52
1=seulement	-45
1=si	-42
1=soir	-89
1=te	49
1=ton	46
1=tour	-73
1=trois	-51
1=un	24
1=une	-78
1=veille	-57
1=vides	-38
1=visière	-54
1=voudrais	20
1=vous	49
1=y	45
1=à	73
2=	182
2=0	-39
2=a	24
2=ait	31
2=alors	28
2=arrive	-81
2=aux	-63
2=avant	-73
2=bien	29
2=bonjour	-53
2=caisse	-47
2=ce	-32
2=celui	28
2=chaud	-30
2=client	-49
2=clé	-49
2=comment	60
2=crie	-46
2=d'abord	-67
2=d'eau	-70
2=dans	20
2=demandé	40
2=dicte	35
2=direct	48
2=doit	57
2=donc	80
2=donne	38
2=douze	32
2=du	42
2=dépose	-25
2=en	-28
2=entre	-63
2=euh	51
2=faire	-56
2=fais	-21
2=fait	-51
2=faites	24
2=famille	-42
2=faut	53
2=forme	57
2=gants	-66
2=gardée	-48
2=h	29
2=heures	-41
2=il	-44
2=ils	-35
2=jargon	49
2=l'arbre	-48
2=l'eau	-59
2=l'élève	-40
2=la	-67
2=laisse	21
2=le	-79
2=lit	-57
2=là	32
2=me	30
2=mets	56
2=min	-34
2=mme	55
2=mon	69
2=monte	-49
2=n'en	54
2=n'est	-79
2=ne	-39
2=nombre	-57
2=nous	31
2=ou	-73
2=ouvre	-34
2=par	-91
2=part	-49
2=pas	28
2=peut	65
2=pièce	-44
2=plan	24
2=porte	-34
2=prend	-29
2=puis	-57
2=quand	-33
2=que	81
2=qui	-85
2=recopié	75
2=remet	-41
2=remettre	21
2=reste	-63
2=reçoit	-30
2=réunion	52
2=sans	-63
2=se	-60
2=secoue	-68
2=si	55
2=siffle	-65
2=signé	-43
2=sonne	-25
2=sont	-79
2=sort	-47
2=sur	-82
2=tous	38
2=tout	23
2=toutes	35
2=tu	-58
2=un	-32
2=valide	-27
2=visite	-52
2=vont	-50
2=votre	55
2=vous	56
2=vérifie	30
2=à	-33
2=ça	83
2=être	20
:	-21
: 0	-65
: il	-50
: jamais	-48
: on	-74
: remettre	-38
?	134
? moi	50
a du	46
a eu	-21
a le	35
a un	-70
abonnés	-72
accroche	-46
affiche	63
afficher	54
ah	86
ai	51
allume	-53
allumer	-52
allô	42
alors	87
alors euh	38
alors je	42
alors on	60
amplis	-57
an	-72
anaïs	22
anaïs 0	22
annick	35
annick 0	35
annonce	-40
ans	-56
antoine	26
appel	-71
appelle	-56
appelle la	-27
appelle le	-54
approche	-57
après	-68
après 0	-58
après chaque	-35
après tu	-42
après ça	-34
arrive	20
arrivée	42
arrêt	-22
asseoir	-35
assis	-58
attend	-71
attendre	-83
attendre le	-30
attends	35
attends je	39
au	-92
au 0	-46
au bout	-26
au bureau	-53
au client	-56
au crayon	-54
au delà	-48
au dessus	-29
au dossier	-35
au feutre	-31
au moins	-42
au pas	-32
au patient	-38
au plus	-31
au propre	85
au quai	-48
au quart	-39
au registre	-53
au retour	-34
au réfractomètre	-77
au sol	-23
au tableau	-59
au téléphone	-35
aucun	-73
aucune	-82
audic	56
autour	-45
autre	24
autres	-39
aux	27
aux deux	-36
aval	-35
avant	-64
avant chaque	-42
avant de	-100
avant dépassé	-38
avant la	32
avant le	-67
avant les	-56
avant une	-33
avec des	52
avec elle	29
avec la	-86
avec le	-79
avec les	-68
avec son	-45
avec ça	57
avons	61
awa	46
b	27
bac	-39
bac à	-41
bague	-27
baissée	-52
balance	61
balise	-63
bande	-56
bar	-40
barres	-64
bas	-29
base	21
bassin	-56
bassins	-39
bastien	54
batterie	-34
belle	54
ben	71
benne	-85
bernadette	73
besoin	22
bidon	-46
bidon jaune	-47
bijoux	-40
bisous	50
blanc 0	-65
bleu	-46
bloqué	-55
boille	-78
bois	-68
bon	90
bon courage	40
bon je	52
bonjour alors	29
bonjour à	47
bonne	47
bonne fois	31
bottes	-46
bouge	-40
bout	-28
bout de	-39
bouteille	-30
bouteilles	-47
bouton	-60
box	-65
boîte	-62
boîte à	-38
branche	-30
bref	52
brosse	-40
brouillon	82
bruit	43
bulle	-59
bureau	-58
c	-43
c dans	-58
c'est	48
c'est 0	-45
c'est bon	49
c'est chaud	-36
c'est l'affaire	-40
c'est la	-51
c'est moi	-39
c'est non	-66
c'est pour	62
c'est tout	61
c'est un	49
cabane	68
cabine	-46
cadre	-24
café	62
caisse	-88
caisse à	-56
cales	-31
camion	-27
car	22
carte	-93
cartes	-44
carton	-46
casier	-48
casque	-79
catégorie	-54
caution	-84
cave	39
ce	30
ce n'est	47
ce qu'elle	62
ce qu'on	-46
ce que	29
ce qui	-30
ce serait	27
ce soit	-20
cela	35
celles	-50
celles qui	-50
celui	-23
celui du	-53
cent	-51
cent on	-35
centimètres	-38
certificat	-55
cette	35
ceux	-29
ceux qui	-29
chacun	-72
chambre	-42
chambre froide	-22
change	-65
change le	-29
chantal	27
chantal p	27
chaque	-87
charge	67
charge pour	27
chargement	27
charger	-36
chariot	-29
chariots	-42
chasse	-51
chat	-43
chaud	-56
chaude	-55
chauffeur	-54
chef de	54
cherche	78
cherche pas	42
chercher	-63
chiens	-56
chiffre	-48
chiffres	-57
chlore	-52
chlore libre	-52
choisir	-45
choisir le	-45
choisit	-68
chose de	51
chose tu	-43
christine	61
chèque	-50
chère	65
chère madame	35
cindy	51
cinq ans	-28
cinq heures	-50
cinq jours	-42
cinq minutes	28
circuit	48
client	-107
client lui	-57
clients	-35
club	61
clé	-58
clés	-45
clés ne	-50
clôture	-54
cm	-51
coche	-22
cocher	20
coffre	-81
colis	-41
colle le	-44
coller	23
collègue	-32
colonne	-47
colostrum	-62
comité	40
comme	109
commence	-51
comment	86
comment on	37
commis	30
compagnie	-27
compare	-60
compare avec	-47
complet	-22
compte les	-61
compte rendu	37
comptent	-46
compter	-46
compteurs	-25
concierge	-29
conclure	-59
conditionnement	-59
conducteur	-48
conduit	-52
conduite	53
confirme	-29
confronte	-57
congélateur	-42
conseil	50
consentement	-35
conservé	-48
consigne	70
console	-29
constat	-81
contrat	63
contre	-56
contre signature	-37
contrôle	21
contrôle la	-75
contrôler	-50
copie	-39
copie de	-34
corde	-47
cordialement	47
corps	-59
coucou	57
coule	-56
couler	-42
coules	-49
couleur	-58
coup	-63
coup de	-62
coupable	42
coupe	-69
coupe le	-23
coupe on	-24
coupe pas	-26
couper	-111
coupé	-54
courage	40
court	42
courtes	-46
couteau	-51
couverture	-70
craie	56
crayon	-54
crie	-57
crier	-28
crier et	-28
crois	61
crois que	29
culpa	41
cuve	-41
cyan	-65
câble	-76
côté	56
d'abord	-80
d'amont	-35
d'arrivée	22
d'assurance	-75
d'autre	-85
d'avance	46
d'avoir	38
d'eau	-94
d'eau dans	-41
d'en	21
d'entrée	25
d'entrée en	20
d'heure	-47
d'identité	-56
d'identité et	-68
d'intervention	23
d'origine	-44
d'où cette	24
d'une	100
d'une procédure	52
d'éteindre	-27
d'œuvre	37
dans	-43
dans l'heure	-34
dans l'ordre	31
dans la	23
dans le	36
dans les	-97
dans une	-77
date	-95
date de	-29
date sur	-43
davantage	27
de	49
de 0	-80
de :	72
de bassin	-46
de chantier	-79
de chaque	-34
de couper	-67
de côté	63
de deux	-45
de dix	-51
de faire	23
de famille	-45
de façon	42
de frais	26
de gants	-51
de huit	-50
de l'accueil	24
de l'eau	26
de l'enfant	-44
de la	-25
de m'appeler	23
de me	44
de moins	-23
de mon	43
de ne	-39
de nous	57
de nuit	56
de plus	-60
de quatre	-41
de rédiger	58
de semaine	53
de soins	35
de son	-52
de sortir	-36
de suite	-41
de sécurité	42
de trois	-24
de vent	-29
de vingt	-60
de vous	36
debout les	-50
dedans	-66
degrés	-68
dehors	-50
delvaux	40
delà	-48
delà de	-62
demain	73
demande au	-71
demande le	-29
demande à	-43
demander	-35
demander si	-41
demander à	32
demandes	-43
demandez	-78
demandé	73
demi heure	-32
demie	-50
depuis	-55
dernière	-47
derrière	-41
des dessins	35
des gants	-47
des ovales	-47
des petits	41
des phrases	57
des recommandés	32
des retours	23
descend	-55
descende	-21
dessins	35
dessous	24
dessous de	-45
dessus de	-52
deux	-67
deux cartes	-44
deux et	39
deux fois	-51
deux heures	-67
deux pages	58
deux portes	27
deux tiers	-46
deuxième	-72
devant	-23
devant eux	-44
devant la	-60
devant le	-43
diamètre	-40
dicte	52
dictée	41
dictée du	32
directeur	59
direction	62
directrice	87
dis ça	53
discute	-61
discute pas	-61
disque	-45
dit	29
dit que	50
dites	32
dix	-91
dix ans	-52
dix jours	-54
dix minutes	-114
dixième	-48
docteur	60
document	74
document est	-37
doit	29
donateur	-64
donc	53
donne	-22
donne ce	-40
donne le	-53
donner	34
dont	-72
dose	-46
dossier	-91
dossier de	20
double	-47
doucement	-65
douze mars	32
droit	34
du	58
du 0	65
du client	-63
du diamètre	-40
du douze	32
du haut	-37
du milieu	-55
du plateau	44
du samedi	60
durée	-30
dylan	41
dylan 0	41
dès	-91
dès que	-31
déclaration	-74
décrite	34
déjà	-76
délai	-39
départ	21
dépassé	-38
dépassé :	-38
dépose	-57
déroulé	58
désinfectant	-32
désinfecté	-61
désolée	66
détecteur	-53
détecteur de	-44
e	-61
e :	-43
eau	-34
elle	-43
elle est	56
elle fait	-24
elle me	-55
elle ne	-40
elle ouvre	-22
elle part	-35
elles	-44
en bas	-31
en cas	-81
en faire	57
en forme	67
en juin	-68
en moins	39
en premier	-58
en procédure	27
en vrac	37
encaisser	-86
enfants	-39
enfin non	-26
enregistré	-34
ensuite	-116
ensuite seulement	-32
entre 0	-66
entre deux	-25
entre la	22
entrées	-44
envoyer	-68
er	-59
esprit	20
espèces	-41
essuie	-58
est conservé	-48
est en	-56
est ouvert	-28
est scanné	-32
et	-39
et 0	-66
et appelle	-42
et attendre	-45
et c'est	-68
et compte	-35
et demie	-50
et elle	-66
et fait	-68
et il	-31
et inscrits	-26
et la	32
et laisse	-47
et le	-23
et les	-51
et on	-58
et par	35
et pas	56
et qu'on	35
et vous	43
et vérifie	-46
euh	90
euh comment	45
euros	-68
eux	-55
existe	48
exporter	-74
face	-28
face à	-37
facture	-68
faire des	26
faire le	-56
faire une	69
fais le	-21
fais ça	51
fait asseoir	-35
fait le	-44
fait signer	-33
fait un	-36
fait une	30
faites	58
faites moi	30
faits	-68
famille	-71
fasse	38
fasse une	21
fatou	36
faudrait	54
faudrait que	32
faut qu'on	63
faut un	24
fautes	56
façon	46
façon de	24
femme	22
fer	-46
ferait	45
ferme la	-77
ferme les	-35
fermer	-76
fermeture	42
fermé	-69
fermée	-47
fermés	-69
feuille	-25
feuille de	-63
feuilles	-79
feutre	-47
fiche	34
fiche 0	78
fiche de	-64
fil	-44
filet	-76
filles	71
fils	75
filtre	-78
filtres	-30
fin de	53
fini	-35
fond	-60
fondre	-48
font	-23
forme	40
fourchette	-67
franchement	59
français	71
frein	-68
frigo	-47
friteuse	-39
froid	35
froide	-59
fèves	-30
g	41
gants	-57
gants longs	-66
garde	-68
garder	66
gardée	-61
gars	82
gauche	-60
gaz	-30
gaz et	-30
genre	49
glace	-44
glacière	-43
goutte	-68
goutte de	-54
grand	77
gratte	-59
grave	26
grave mais	23
grille	-51
gros	40
grâce	20
gsm	-31
h 0	89
h et	-28
haha	75
hausse	-84
hausses	-44
haut	-27
haut vers	-22
haute	-26
hauteur	-57
hein	-42
hein pas	-44
hello	58
henné	-73
heure	-101
heures	-107
heures et	-50
hier	30
hier entre	27
honte	66
hors	-82
hotfix	-42
huit	-47
huit jours	-26
hélène	32
hélène 0	32
il	-79
il appelle	-27
il attend	-41
il crie	-35
il demande	-21
il fait	-51
il ferme	-52
il me	53
il mesure	-22
il ne	-41
il prend	-30
il regarde	-37
il se	-30
il va	-46
il y	44
illisible	63
ils	-35
imprime	-45
imprimé	-23
indique	-35
injecteur	-53
inscrit	-93
inscrits	-26
inspecte	-30
installe	-52
interprète	-25
invité	-39
inès	71
j	-59
j'ai	108
j'aimerais	43
j'avais	49
j'avais un	49
j'espère	42
j'espère que	42
j'ouvre	-48
j'ouvre la	-30
jamais	-86
jamais au	-58
jamais en	-48
jamais plus	-47
jamais sur	-48
janvier	22
jargon	49
jaune	-94
je	79
je cherche	42
je commence	45
je crois	61
je dicte	50
je dis	-24
je ferme	-52
je glisse	-43
je la	38
je le	22
je leur	-44
je lui	-43
je me	31
je n'ai	57
je peux	48
je regarde	-31
je sais	64
je suis	73
je te	26
je veux	55
je voudrais	20
je vous	64
jean	51
jette	-30
jeu	20
jeudi	24
jingle	-67
jo	41
jour	-99
jour même	-26
journée	-37
jours	-79
jours après	-34
jusqu'à	-92
jusqu'à 0	-44
jusqu'à la	-44
karim	38
karim 0	38
kilos	-55
km	-41
km h	-41
kévin	22
kévin 0	22
l'accueil	62
l'acte	-65
l'acte est	-50
l'adresse	-42
l'affaire	-40
l'affaire de	-40
l'agenda	-35
l'agenda bleu	-35
l'aide	-49
l'air	-29
l'aire	-50
l'alarme	-68
l'amiante	-64
l'ancien	42
l'animal	-52
l'antenne	-59
l'appareil	-70
l'appel	-42
l'appli	-50
l'arbre	-48
l'ardoise	-87
l'armoire	-29
l'arrivée	-53
l'arrière	-41
l'arrêt	-60
l'attestation	-63
l'auto	-53
l'auto injecteur	-53
l'automate	-32
l'autre	-58
l'avant	-52
l'eau	-51
l'eau chaude	-31
l'eau froide	-51
l'empreinte	-21
l'emprunteur	-60
l'enfant	-73
l'enregistrement	-78
l'entrée	-65
l'enveloppe	-48
l'envoie	-63
l'escalier	-39
l'extincteur	-48
l'heure	-102
l'heure du	-57
l'heure et	-41
l'heure la	-42
l'idée	41
l'instrument	-46
l'interprète	-41
l'intérieur	-38
l'oiseau	-69
l'on	42
l'ordre	31
l'oreille	-33
l'un	-36
l'un reste	-38
l'écoute	-35
l'écran	-47
l'écris	25
l'écrit	49
l'élève	-75
l'équipe	52
l'étage	-33
l'état	-98
l'étiquette	-56
l'œil	43
la	-26
la benne	-51
la brosse	-35
la cabane	68
la cabine	-46
la caisse	-77
la carte	-43
la caution	-59
la compagnie	-27
la console	37
la copie	-26
la coupe	-50
la couverture	-45
la craie	56
la cuve	-41
la date	-40
la demi	-24
la dernière	-47
la déclaration	-74
la famille	-99
la fermeture	31
la feuille	-91
la fiche	-39
la fois	-43
la fourchette	-67
la fuite	-46
la garde	-43
la glace	-44
la glacière	-43
la hauteur	-36
la journée	-59
la lampe	-53
la lancer	-48
la lettre	-63
la ligne	22
la liste	-46
la longueur	-44
la masse	-55
la matière	27
la panne	-69
la passerelle	-31
la patronne	42
la patte	-48
la personne	-56
la photo	-62
la piste	-32
la pièce	-41
la porte	-73
la prescription	-49
la prise	-45
la prochaine	52
la remise	53
la restauratrice	-55
la rue	-41
la règle	24
la régie	-38
la réservation	-60
la salle	-23
la scie	-34
la semaine	28
la suite	-47
la tablette	-30
la température	-31
la terre	-26
la tour	-69
la trappe	-66
la vache	-37
la valeur	-52
la vanne	49
la vapeur	-23
la veille	-69
la ventilation	-38
la voiture	25
la zone	-75
laisser	-65
laissez	34
laissé	20
lait	-60
lampe	-71
lancer	-64
langue	-55
lavage	-41
laver	-63
le	-32
le 0	89
le bac	-48
le bas	-22
le bidon	-40
le bon	-32
le cadre	-59
le cahier	-75
le certificat	-25
le chargement	27
le chariot	-29
le chat	-43
le chauffeur	-26
le chef	-23
le chien	37
le chiffre	-56
le chèque	-50
le client	-60
le coffre	-81
le compte	-26
le concierge	-29
le consentement	-35
le constat	-59
le corps	-49
le couteau	-46
le dire	27
le directeur	59
le disque	-45
le dossier	-35
le départ	26
le détecteur	-53
le fait	47
le faut	-33
le fer	-46
le filtre	-55
le jargon	49
le jeudi	-66
le jour	-37
le lendemain	-27
le livret	-70
le locataire	-40
le long	-49
le lot	-23
le matelot	-29
le matin	-63
le matériel	-47
le modèle	21
le monde	25
le mono	34
le moteur	-69
le même	28
le nez	-65
le niveau	-38
le nom	-31
le nombre	-57
le numéro	-54
le panneau	-25
le papier	-42
le parent	-32
le patient	-22
le patron	24
le plan	-73
le planteur	-41
le plateau	-60
le poids	-25
le pouce	-47
le premier	-28
le professeur	-41
le protocole	-28
le prénom	-35
le président	-43
le prêt	-75
le questionnaire	-41
le rack	-33
le responsable	-42
le reste	26
le reçu	-29
le régisseur	-50
le résultat	-39
le sachet	-26
le service	-82
le silicone	-43
le soir	-77
le son	41
le suivant	-23
le ticket	-35
le tiroir	-27
le tour	-46
le tout	23
le vélo	-50
lendemain	-27
lentement	-61
les bassins	-39
les cales	-31
les chariots	-42
les cinq	33
les clés	-68
les compteurs	-25
les deux	-66
les enfants	-21
les entrées	-44
les filles	71
les gars	82
les lave	36
les mains	-75
les mots	-48
les objets	-34
les paniers	-61
les parents	-71
les plaques	-43
les pneus	-48
les poches	-67
les portes	-71
les projecteurs	-60
les rangs	-33
les réglages	-47
les véhicules	-50
lettre	-30
leur	-77
leur de	-49
leur dis	-44
levée	56
limite	-58
linge	-42
lire	43
lis	-41
lisible	83
lit	-91
lit le	-32
lit les	-53
litres	-54
livraison	36
livres	-46
livret	-66
livret de	-45
local	-40
locataire	-55
logigramme	45
lola	48
lola 0	48
long	29
long de	-49
longs	-66
longueur	-44
lot	-77
lui	-56
lui demande	-40
lui donner	50
lui montre	-52
lui même	-53
lundi	33
là	78
là dessus	46
m	25
m peeters	40
m'a	57
m'a demandé	30
m'a dit	41
m'appeler	23
m'en	38
ma	42
ma demande	46
ma femme	22
machin	65
madame	94
magenta	-65
mail	35
main	-44
mais	45
mais là	28
mais on	25
maison	-28
manager	-21
mangé	58
manon	39
manu	33
manu 0	33
marche à	39
mardi	23
marie	35
marie ève	35
marque	-90
mars	53
masse	-55
masse de	-55
matelas	-70
matelot	-29
matelot de	-29
matin	-50
matière	27
max	-63
max 0	-63
maximum	56
maëlle	40
mdr	43
me	127
me permets	26
mea	41
mea culpa	41
membre	-29
merci	100
merci au	-24
merci d'avance	46
merci de	32
merci pour	44
mes	76
mes salutations	41
message	-33
mesure	-73
met la	-68
mets	51
mets en	24
mets le	-39
mettre au	32
mettre en	-24
mettre ça	26
micro	-68
mieux	65
milieu	-60
min	-71
minuit	-58
minutes	-60
minutes on	-29
minutes pour	-64
mis	51
mme	81
mme audic	56
mme delvaux	40
mode	75
mode opératoire	61
modeste	46
modeste :	46
modou	34
modèle	45
moi	67
moi je	-28
moi ça	31
moins	-43
moins de	-26
mois	-42
mon	95
mon nom	46
monde	37
moniteur	-74
mono	34
monsieur	45
monsieur le	59
monte	-95
montent	-36
monter	-36
montre	-101
montre comment	-45
montre le	-34
mot	-40
moteur	-86
moussa	61
mur	35
mètre	-47
mètres	-29
mélissa	41
mémoire	53
même dans	-37
même le	-41
même pas	25
même pour	-25
même quand	-64
même s'il	-42
n	39
n'ai	57
n'ai pas	57
n'en	52
n'entre	-58
n'est	-73
n'est jamais	-41
n'y	42
nadia	35
nadia plateau	35
ne	-36
ne discute	-45
ne part	-24
ne pas	-66
ne quitte	-49
ne reste	-50
ne sais	64
ne se	-47
ne sont	-71
ne sort	-27
ne sortent	-27
ne va	-50
ne vienne	35
neige	-47
nettoyage	55
nettoyer	-75
nettoyer le	-65
neuf	27
nez	-65
nickel	61
niveau	-77
noir sur	38
noire	-36
nom de	-61
nom du	-66
nombre	-57
non	63
non pas	-43
nos	70
note	-45
note de	26
note le	-51
noter	-65
noter l'heure	-45
notes	50
nous	108
nous un	31
nouveau	38
nouveaux	49
novembre	-24
numéro	-56
numéro du	-62
numéros	49
nœuds	-29
objet	75
objet :	73
objets	-34
oh	52
oh non	41
olivier	38
on	-38
on appelle	-35
on attend	-54
on change	-43
on compare	-46
on compte	-34
on coupe	-23
on demande	-35
on dit	26
on en	64
on essuie	-58
on ferme	-48
on l'envoie	-57
on l'écrit	24
on la	30
on laisse	-37
on lave	-38
on leur	-37
on lit	-45
on lui	-38
on m'a	48
on me	61
on met	-58
on montre	-46
on ne	-24
on note	-45
on ouvre	-32
on prend	-42
on prévient	-65
on rappelle	-39
on recompte	-42
on refuse	-39
on regarde	-57
on remet	-49
on remplit	-47
on rend	-42
on revient	-31
on se	-61
on téléphone	-50
on écrit	23
ont déjà	-66
opératoire	61
orange	-79
ordre	30
ou	-77
ou un	-56
oublié	54
oublié un	54
oui	60
oui bonjour	23
ouvert	-65
ouverts	-53
ouverture	-35
ouvre	-55
ouvre le	-59
ouvre les	-30
ouvrir	-104
ouvrir le	-53
ovales	-47
ovales en	-47
p	78
page	74
pages	60
paie	39
paille	-42
paille propre	-42
panier	-52
paniers	-61
panne	-69
panneau	-25
pansements	-21
papier	34
papier pour	41
par	-54
par jour	-69
par les	52
par écrit	50
parc	-66
parce	43
parce que	43
pardon	33
pare	-35
parent	-38
parents	-50
parfait	56
parking	-76
parle	37
parler	-33
parrains	-30
pars	-31
pars la	-31
part	-63
part au	-29
part en	-36
part à	-62
partagé	-52
partir	-29
partir de	-43
partout	-55
pas	-31
pas :	-41
pas au	-70
pas avant	-75
pas avec	-45
pas dans	-108
pas davantage	27
pas de	-47
pas elle	41
pas le	-47
pas les	31
pas me	35
pas moi	51
pas mon	50
pas même	-51
pas plus	-28
pas tant	-52
pas un	66
pas une	-50
pas à	22
passage	28
passe	-56
passe le	-36
passent	20
passer	-55
passerelle	-31
passé	35
patient	-76
patrick	44
patron	24
patronne	42
patte	-48
peeters	40
pendant	-88
pendant la	-44
pendant le	-68
pendant les	-28
pendant que	-32
perches	-46
permanence	24
permets	26
permis	-73
perso	-31
personne	-85
personne d'autre	-53
personne ne	-42
personne à	-64
petit	73
petits	80
peu	-39
peut	64
peux	85
ph	-59
photo	-94
photographie	-30
photographie les	-25
phrases	57
phrases courtes	37
pied	-26
pigeons	55
pique	-54
pis	-106
pis tu	-32
piste	-32
pièce	-63
pièce d'identité	-47
plaisir	42
plan de	27
planteur	-41
plaques	-43
plat	-40
plaît	33
plinthes	-27
plonge	-41
plume	31
plus de	-78
plus tard	60
pneus	-55
poches	-81
poids	-34
point	30
point 0	90
portable	-63
porte	-40
porte du	-65
porte fermée	-43
porte le	-56
portes	-37
portes et	-65
pose le	-64
poser	-50
possible	59
poste	-67
posé	-30
pouce	-74
pouce et	-49
pouces	-71
pour	76
pour l'accueil	29
pour l'équipe	42
pour la	40
pour les	106
pouvez	37
premier	-67
premier au	-47
prend	-89
prend la	-43
prend pas	-51
prendre	-65
prends	-85
prescription	-63
priscilla	46
prise	-42
prix	-51
prochain	52
prochaine	81
prochaine réunion	67
procédure	129
procédure de	39
produits	-69
professeur	-41
projecteur	-33
projecteurs	-60
promis	20
propane	-45
propose	48
proposer	-74
proposer une	-39
propre	41
propriétaire	-46
près	-33
pré	28
préalable	-42
prélever	-80
prénom	-49
préparation	53
prépare	-52
préparer	29
présence	-57
présents	37
président	-45
prévient	-72
prévient le	-26
public	-30
puis	-121
puis on	-52
puisse	23
puisse suivre	27
puissent	36
pv	83
père	47
père antoine	26
pèse	-62
qu'elle	50
qu'il	43
qu'on	42
qu'on a	-46
qu'on ne	35
qu'un	40
qu'y	-51
quai	60
quai 0	62
qualité	47
quand	-71
quand la	-48
quand le	-22
quand même	20
quand on	-62
quand ça	-76
quarantaine	-41
quarante	-31
quart	-53
quart d'heure	-47
quarts	-30
quatre	-53
quatre heures	-31
que	56
que ce	-20
que je	62
que l'on	42
que le	-88
que par	-51
que si	-71
que tu	24
quel	56
quelle	-42
quelqu'un	30
quelque	34
quelque part	26
quentin	53
question	26
questionnaire	-41
questions	37
queue	-54
qui a	38
qui sont	-45
qui suit	38
quinze	-62
quinze jours	-59
quitte	-49
quitte pas	-41
quoi	48
quoi que	-59
rack	-33
raconte	29
radio	27
rampe	-57
range	-70
rangs	-34
rayures	-55
re	23
recommandés	32
recompte	-42
recompte une	-42
recopié	82
recto	43
refuse	-78
regarde	-78
regarde les	-24
regarde si	-20
regarder	-25
regardes	-36
regardes le	-22
registre	-97
registre à	-33
relevé	-34
remarque	59
remet	-33
remet le	-33
remet un	-56
remets	-67
remis	-72
remise	54
remplir	-61
remplis	-53
remplit	-66
remplit la	-37
rend	-56
rendre	-41
rendu	31
rentre	-39
repart	-54
reporte	-24
reporté	79
reprend	-50
restauratrice	-55
reste	-55
reste au	-41
reste jamais	-47
retire	-65
retour	-24
retour au	-29
retourne	-46
retours	23
reçoit	-30
reçoit le	-21
reçu	20
rien	34
rien d'autre	-71
rien de	-23
rince	-52
rincer	-86
roger	29
roman	63
rose	-38
rouge	-104
rouler	-64
ruban	-54
ruche	-60
rudy	38
rudy 0	38
rue	-41
règle le	-36
réception	-42
réclame	-36
réclame le	-36
rédiger	70
rédiger pour	21
rédigée	49
réfractomètre	-77
régie	-38
réglages	-47
réjean	44
réponse	31
répète	-55
répéter	20
réservation	-60
réservations	-20
résultat	-39
réunion	102
réunion du	71
s	24
s'en	72
s'en charge	59
s'il	-47
s'il a	-31
s'il le	-33
s'il vous	33
s'il y	-66
s'ils	-70
s'ils ont	-50
sa	-72
sa carte	-31
sabrina	44
sabrina 0	44
sac	-106
sache	49
sachet	-68
sacs	-51
saint	64
sais	83
sais pas	49
sait	28
salut	51
salut jean	51
salutations	41
samedi	60
samir	53
sanitaire	-69
sans	-24
sans le	-78
sauf	-79
savon	-35
scanné	-32
scelle	-63
scellé	-59
scie	-34
scène	-46
se	-40
se fait	-34
se présente	-26
se trouve	-43
seau	-55
sec	-41
seconde	-49
secondes	-58
secoue	-68
secteur	-39
semaine	64
semaines	-66
sens	-42
sent	-54
sept	-46
septante	33
serait	85
ses	-38
seul	-67
seule	-48
seulement	-94
si	-43
si elle	-40
si je	83
si l'alarme	-23
si le	-29
si quelqu'un	25
si un	-34
si vous	44
si y	-31
siffle	-65
signaler	-50
signaler un	-50
signature	-68
signer	-85
signer la	-38
signer le	-25
signé	-96
signé est	-35
silicone	-43
six	-31
sms	-69
sofia	30
sofia 0	30
soi	-58
soi même	-38
soins	47
soir	-45
soir je	-53
soit	21
soit décrite	34
sol	-92
soleil	-59
son nom	-59
sonne	-63
sont	-22
sont jamais	-46
sort	-75
sort la	-50
sort le	-31
sort les	-20
sort pas	-54
sortent	-27
sorti	-46
sortie	-36
sortir	-96
sortir les	-43
soude	-51
sous	-42
sous la	-75
sous le	-70
standard	-70
steve	62
steve quai	62
suis	75
suis pas	43
suit	26
suite	-63
suivant	-53
suivent	-37
suivre	44
support	-40
sur	-31
sur blanc	38
sur chaque	-33
sur le	-59
sur les	21
sur papier	56
svp	80
sèche	-46
séance	50
sécateur	-35
sécher	-29
sécurité	42
t	35
t 0	35
ta	42
table	-31
tableau	34
tablette	-37
tablier	-53
tag	-54
taille	-51
tanguy	66
tant que	-81
tapis	-78
tard	60
te	33
technicien	32
teinte	-49
temps	34
temps de	25
température	-52
température de	-30
terrasse	-67
terre	-67
testé	-65
testé à	-29
texte	77
thomas	23
thomas 0	23
théo	-23
ticket	-75
tiers	-46
tire	-59
tirer	-52
tiroir	-27
tiède	-25
toi	25
toilettes	-69
ton	65
touche	-92
touche pas	-53
toucher	-32
toujours	20
tour	-78
tour des	-33
tous les	-59
tout	-61
tout ah	29
tout de	-41
tout le	-29
toute la	-50
toutes et	35
tracteur	-35
trait	-60
traitement	27
trame	36
tranche	-63
transformer	24
trappe	-66
trempe	-50
tremper	-55
trente	-56
trente centimètres	-32
tri	24
trier	-57
trois	-125
trois ans	-23
trois minutes	-50
trois mois	-34
trop	73
truc	41
truc écrit	35
tu	-39
tu coules	-49
tu demandes	-43
tu filtres	-30
tu la	-37
tu me	60
tu pars	-31
tu passes	-43
tu peux	59
tu regardes	-36
tu vides	-47
téléphone	-100
téléphone au	-49
un autre	42
un café	50
un coup	-51
un coupable	42
un de	-78
un document	69
un papier	20
un patient	-64
un petit	-52
un peu	22
un protocole	24
un quart	-47
un roman	63
un truc	64
une	23
une belle	44
une bonne	31
une copie	-34
une corde	-25
une dose	-46
une fois	-80
une goutte	-68
une heure	-27
une page	50
une photo	-54
une procédure	75
une seconde	-29
une version	32
unique pour	26
vache	-45
valeur	-80
valide	-27
vanne	49
vanne on	49
vannes	-33
vapeur	-45
veille	-69
vent	-23
ventilation	-38
ventile	-70
verre	-55
vers	-76
vers l'intérieur	-40
vers la	-30
vers le	-58
version	51
vert	-66
verte	-60
veuillez	51
veulent	-48
veux	43
veux ça	49
vide	-75
vider	-64
vides	-55
vidéo	41
vienne	35
vienne pas	35
vient	-54
vingt	-92
vingt cinq	-46
vingt minutes	-29
vingt quatre	-38
visite	-40
visite la	-27
visière	-77
voici	47
voilà	66
voilà ce	32
voilà je	27
voir	31
voiture	24
voix	-50
voix haute	-43
vont	-66
vont au	-30
vont dans	-35
votre	56
voudrais	20
vous	105
vous de	46
vous laisse	28
vous plaît	33
vrac	37
vraie	47
véhicule	-61
véhicules	-50
vélo	-60
vérifie les	22
vérifier	-78
vérifier l'heure	-31
vérifier le	-53
vétérinaire	-38
y	83
y a	-31
y compris	-38
yolande	52
zone	-37
zone orange	-50
zéro	-46
à 0	-47
à :	77
à celui	20
à cent	-42
à chacun	-37
à chaque	-65
à charge	27
à cinq	-50
à clé	-32
à deux	-74
à dix	-28
à l'accueil	52
à l'antenne	-59
à l'arrivée	-40
à l'arrêt	-60
à l'eau	-42
à l'étage	-33
à la	-30
à partir	-29
à plus	-31
à rédiger	21
à suivre	39
à tous	63
à toutes	35
à trois	-46
à vingt	-49
à voir	31
à voix	-43
à vous	54
ça	84
ça comme	42
ça doit	-22
ça en	59
ça ferait	45
ça le	72
ça me	26
ça monte	-60
ça pour	67
ça te	49
ça à	43
ève	35
écart	-80
écrire	20
écrit	95
écrit la	25
écrite	-68
élodie	73
élèves	-36
établit	-53
éteindre	-32
étiquette	-60
étiquettes	-77
été	-54
évidemment	28
être	20`;
