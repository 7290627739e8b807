import type { DraftTexts } from '../draft-texts.js';

export const germanTexts: DraftTexts = {
  carryOut: 'Durchführen',
  toCover: 'Außerdem',
  isInformed: 'Wird informiert oder gefragt, wo das Verfahren es vorsieht',
  actsInExceptions: 'Handelt in den Ausnahmen, die das Verfahren beschreibt',
  unknownDuty: 'Zu klären: was diese Rolle hier tut',
  refusals: {
    chemicals: {
      note: 'Weggelassen, weil es Menschen gefährdet: das Mischen von Reinigungschemikalien. Chlorreiniger und Ammoniak oder Säuren setzen giftiges Gas frei.',
      safety: [
        'Niemals Chlorreiniger mit Ammoniak, Säuren oder anderen Reinigern mischen: es entsteht sofort giftiges Gas',
        'Raum gut lüften: Fenster und Türen öffnen oder die Absaugung einschalten',
        'Die auf dem Etikett genannte Schutzausrüstung tragen: Handschuhe, Augenschutz und, wo verlangt, eine Maske',
        'Mit starken Chemikalien nicht allein arbeiten: eine zweite Person muss in Rufweite sein',
      ],
    },
    protection: {
      note: 'Weggelassen, weil es Menschen gefährdet: Arbeiten ohne Schutzausrüstung.',
      safety: ['Die Schutzausrüstung tragen, die Etikett und Gefährdungsbeurteilung verlangen'],
    },
    safeguards: {
      note: 'Weggelassen, weil es Menschen gefährdet: das Umgehen einer Schutzeinrichtung.',
      safety: [
        'Schutzeinrichtungen und Alarme niemals umgehen, entfernen oder abschalten; melden, wenn sie die Arbeit behindern',
      ],
    },
    fraud: {
      note: 'Weggelassen, weil es unzulässig sein kann: das Ändern oder Vernichten von Aufzeichnungen, um jemanden zu täuschen.',
      safety: ['Aufzeichnungen niemals ändern, rückdatieren oder vernichten, um eine Prüfung zu täuschen'],
    },
  },
  questions: {
    title: (guess) => `Wie soll dieses Verfahren heißen? Vorschlag: „${guess}“`,
    purpose: 'Wozu dient dieses Verfahren?',
    scope: 'Wo und für wen gilt es?',
    acceptance: 'Woran erkennt man, dass die Arbeit gut gemacht ist?',
    steps: 'Welche Schritte gibt es, in welcher Reihenfolge, und wer führt sie aus?',
    roles: 'Wer führt welchen Schritt aus? Bitte die Rollen bestätigen oder berichtigen.',
    stepRole: 'Wer führt die Schritte aus, bei denen niemand genannt ist?',
    trigger: 'Wann oder wie oft wird dieses Verfahren ausgeführt?',
    records: 'Wo und wie lange werden die Aufzeichnungen aufbewahrt?',
    recordPlace: 'Wo werden die Aufzeichnungen aufbewahrt?',
    recordTime: 'Wie lange werden die Aufzeichnungen aufbewahrt?',
    exceptions: 'Was geht üblicherweise schief, und wer entscheidet dann?',
    approval: 'Wer verantwortet dieses Verfahren und gibt es frei, und wann wird es überprüft?',
    safety: 'Welche Gefahren hat diese Arbeit, und welche Schutzausrüstung wird gebraucht?',
    personRole: (name) =>
      `Welche Rolle hat ${name}? Mit der Rolle bleibt das Verfahren richtig, wenn Personen wechseln.`,
    vague: (word) => `Was genau bedeutet „${word}“ hier? Bitte eine Zahl, eine Zeit oder einen Grenzwert nennen.`,
    acronym: (term) => `Wofür steht ${term}?`,
    notMet: (step, value) =>
      `„${step}“: Was geschieht, und wer wird informiert, wenn das Ergebnis nicht „${value}“ ist?`,
    guessed: (thing) => `Was genau ist hier zu tun: „${thing}“?`,
    placeholder: (name) => `Welcher Wert gilt für „${name}“?`,
    secrets: (names) =>
      `Wo liegen: ${names.join(', ')}? Die Anfrage enthielt Geheimnisse. Sie wurden weggelassen; bitte auch aus der Anfrage entfernen und möglichst ändern.`,
    refused:
      'Ein Teil der Anfrage würde Menschen gefährden und wurde weggelassen; die Angaben am Ende nennen ihn. Wie wird diese Arbeit sicher ausgeführt?',
    instructions:
      'Ein Teil der Anfrage sprach das Entwurfsprogramm an, statt Arbeit zu beschreiben, und wurde weggelassen. Fehlt etwas?',
    correction: (text) => `Die Anfrage berichtigt sich hier: „${text}“. Welcher Wert gilt?`,
    cut: 'Das Sprachmodell wurde unterbrochen, bevor es fertig war; das Ende kann fehlen. Welche Schritte kommen nach diesen?',
    measure: (name) => `Welches Ziel gilt für „${name}“?`,
  },
};
