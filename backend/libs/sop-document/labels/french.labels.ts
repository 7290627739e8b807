import type { SopLabelSet } from './sop-label-set.js';

export const frenchLabels: SopLabelSet = {
  headings: {
    purpose: 'Objet',
    scope: 'Domaine d’application',
    trigger: 'Quand l’appliquer',
    definitions: 'Définitions',
    roles: 'Rôles et responsabilités',
    resources: 'Matériel, outils et prérequis',
    safety: 'Sécurité',
    phases: 'Procédure',
    exceptions: 'Exceptions et problèmes',
    records: 'Enregistrements',
    kpis: 'Indicateurs',
    references: 'Références',
    notes: 'Autres informations de la demande',
    questions: 'À confirmer',
  },
  revision: 'Historique des révisions',
  safetyLevels: { danger: 'Danger', warning: 'Avertissement', caution: 'Attention', note: 'Remarque' },
  suggested: 'suggéré',
  toConfirm: 'À confirmer',
  check: 'Vérifier',
  limit: 'Limite',
  caution: 'Attention',
  picture: 'Image',
  minutes: 'min',
  where: 'Lieu',
  keep: 'Conserver',
  escalateTo: 'Prévenir',
  answer: 'Réponse',
  untitled: 'Procédure sans titre',
  conditionPrefix: 'Si',
  conditionWords: ['si', 's’il', "s'il", 'quand', 'lorsque', 'en cas', 'sauf', 'avant', 'après', 'dès', 'chaque', 'à'],
  timeWords:
    "au|aux|en|dans|pendant|durant|depuis|jusqu|par|pour|avec|sans|sous|entre|vers|de temps|lors|lorsqu|tant|aussitôt|sitôt|juste|ensuite|une fois|deux fois|trois fois|tous les|toutes les|tout|tous|le matin|le midi|le soir|la nuit|le jour|la veille|le lendemain|le lundi|le mardi|le mercredi|le jeudi|le vendredi|le samedi|le dimanche|le week-end|du lundi|du mardi|d|quotidiennement|celui qui|d’abord|aujourd’hui|demain|immédiatement|environ|s’ils|s’elle|s'ils|s'elle".split(
      '|',
    ),
  colon: ' : ',
  notice:
    'Rédigé sans modèle de langage, avec les mots de la demande. Les lignes marquées « suggéré » relèvent des pratiques courantes et ne viennent pas de la demande. Rien de ce qui est marqué « À confirmer » n’est décidé.',
  confirmValues: 'Est-ce exact ? La demande ne le dit pas : {values}',
};
