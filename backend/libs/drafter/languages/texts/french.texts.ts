import type { DraftTexts } from '../draft-texts.js';

export const frenchTexts: DraftTexts = {
  carryOut: 'Réaliser',
  toCover: 'À traiter aussi',
  isInformed: 'Est informé ou consulté là où la procédure le prévoit',
  actsInExceptions: 'Intervient dans les exceptions décrites dans la procédure',
  unknownDuty: 'À confirmer : ce que fait ce rôle ici',
  refusals: {
    chemicals: {
      note: 'Laissé de côté car dangereux : mélanger des produits chimiques de nettoyage. L’eau de Javel avec de l’ammoniaque ou des acides dégage un gaz toxique.',
      safety: [
        'Ne jamais mélanger l’eau de Javel avec de l’ammoniaque, des acides ou d’autres produits : un gaz toxique se forme aussitôt',
        'Bien aérer le local : ouvrir fenêtres et portes ou mettre en marche l’extraction',
        'Porter la protection indiquée sur l’étiquette : gants, protection des yeux et, si demandé, un masque',
        'Ne pas utiliser de produits puissants en travaillant seul : une autre personne doit être à portée de voix',
      ],
    },
    protection: {
      note: 'Laissé de côté car dangereux : travailler sans équipement de protection.',
      safety: ['Porter l’équipement de protection exigé par l’étiquette et l’évaluation des risques'],
    },
    safeguards: {
      note: 'Laissé de côté car dangereux : neutraliser un dispositif de sécurité.',
      safety: [
        'Ne jamais neutraliser, retirer ou désactiver une protection ou une alarme ; signaler si elle gêne le travail',
      ],
    },
    fraud: {
      note: 'Laissé de côté car peut-être illégal : modifier ou détruire des enregistrements pour tromper quelqu’un.',
      safety: ['Ne jamais modifier, antidater ou détruire des enregistrements pour tromper un contrôle ou un audit'],
    },
  },
  questions: {
    title: (guess) => `Comment cette procédure doit-elle s’appeler ? Proposition : « ${guess} »`,
    purpose: 'À quoi sert cette procédure ?',
    scope: 'Où et à qui s’applique-t-elle ?',
    acceptance: 'À quoi voit-on que le travail est bien fait ?',
    steps: 'Quelles sont les étapes, dans quel ordre, et qui réalise chacune ?',
    roles: 'Qui réalise chaque étape ? Confirmez ou corrigez les rôles.',
    stepRole: 'Qui réalise les étapes pour lesquelles personne n’est nommé ?',
    trigger: 'Quand ou à quelle fréquence cette procédure est-elle réalisée ?',
    records: 'Où et pendant combien de temps les enregistrements sont-ils conservés ?',
    recordPlace: 'Où les enregistrements sont-ils conservés ?',
    recordTime: 'Pendant combien de temps les enregistrements sont-ils conservés ?',
    exceptions: 'Qu’est-ce qui se passe mal d’habitude, et qui décide alors ?',
    approval: 'Qui est responsable de cette procédure, qui l’approuve et quand est-elle revue ?',
    safety: 'Quels dangers présente ce travail, et quel équipement de protection faut-il ?',
    personRole: (name) => `Quel rôle a ${name} ? Avec le rôle, la procédure reste juste quand les personnes changent.`,
    vague: (word) => `Que signifie exactement « ${word} » ici ? Donnez un chiffre, une durée ou une limite.`,
    acronym: (term) => `Que signifie ${term} ?`,
    notMet: (step, value) =>
      `« ${step} » : que fait-on, et qui est prévenu, quand le résultat n’est pas « ${value} » ?`,
    guessed: (thing) => `Que faut-il faire exactement ici : « ${thing} » ?`,
    placeholder: (name) => `Quelle est la valeur de « ${name} » ?`,
    secrets: (names) =>
      `Où sont conservés : ${names.join(', ')} ? La demande contenait des secrets. Ils ont été laissés de côté ; retirez-les aussi de la demande et pensez à les changer.`,
    refused:
      'Une partie de la demande mettrait des personnes en danger et a été laissée de côté ; les notes la nomment. Comment ce travail se fait-il en sécurité ?',
    instructions:
      'Une partie de la demande s’adressait au programme au lieu de décrire un travail et a été laissée de côté. Manque-t-il quelque chose ?',
    correction: (text) => `La demande se corrige ici : « ${text} ». Quelle valeur est la bonne ?`,
    cut: 'Le modèle de langage a été interrompu avant d’avoir fini ; la fin peut manquer. Quelles étapes viennent après celles-ci ?',
    measure: (name) => `Quel est l’objectif pour « ${name} » ?`,
  },
};
