import type { DraftTexts } from '../draft-texts.js';

export const dutchTexts: DraftTexts = {
  carryOut: 'Uitvoeren',
  toCover: 'Ook te regelen',
  isInformed: 'Wordt geïnformeerd of geraadpleegd waar de werkwijze dat zegt',
  actsInExceptions: 'Handelt in de uitzonderingen die de werkwijze beschrijft',
  unknownDuty: 'Te bevestigen: wat deze rol hier doet',
  refusals: {
    chemicals: {
      note: 'Weggelaten omdat het mensen in gevaar brengt: het mengen van schoonmaakmiddelen. Chloor met ammoniak of zuren geeft giftig gas.',
      safety: [
        'Meng nooit chloor met ammoniak, zuren of andere schoonmaakmiddelen: er ontstaat meteen giftig gas',
        'Lucht de ruimte goed: zet ramen en deuren open of zet de afzuiging aan',
        'Draag de beschermingsmiddelen die op het etiket staan: handschoenen, oogbescherming en, waar vereist, een masker',
        'Werk niet alleen met sterke chemicaliën: een tweede persoon is binnen gehoorsafstand',
      ],
    },
    protection: {
      note: 'Weggelaten omdat het mensen in gevaar brengt: werken zonder beschermingsmiddelen.',
      safety: ['Draag de beschermingsmiddelen die het etiket en de risicobeoordeling vereisen'],
    },
    safeguards: {
      note: 'Weggelaten omdat het mensen in gevaar brengt: het omzeilen van een beveiliging.',
      safety: ['Omzeil, verwijder of blokkeer nooit beveiligingen en alarmen; meld het als ze het werk hinderen'],
    },
    fraud: {
      note: 'Weggelaten omdat het onrechtmatig kan zijn: registraties veranderen of vernietigen om iemand te misleiden.',
      safety: ['Verander, antidateer of vernietig nooit registraties om een controle te misleiden'],
    },
  },
  questions: {
    title: (guess) => `Hoe moet deze werkwijze heten? Voorstel: “${guess}”`,
    purpose: 'Waarvoor dient deze werkwijze?',
    scope: 'Waar en voor wie geldt ze?',
    acceptance: 'Waaraan is te zien dat het werk goed gedaan is?',
    steps: 'Welke stappen zijn er, in welke volgorde, en wie voert ze uit?',
    roles: 'Wie voert welke stap uit? Bevestig of verbeter de rollen.',
    stepRole: 'Wie voert de stappen uit waarbij niemand genoemd is?',
    trigger: 'Wanneer, of hoe vaak, wordt deze werkwijze uitgevoerd?',
    records: 'Waar en hoe lang worden de registraties bewaard?',
    recordPlace: 'Waar worden de registraties bewaard?',
    recordTime: 'Hoe lang worden de registraties bewaard?',
    exceptions: 'Wat gaat er meestal mis, en wie beslist er dan?',
    approval: 'Wie is verantwoordelijk voor deze werkwijze en keurt haar goed, en wanneer wordt ze herzien?',
    safety: 'Welke gevaren heeft dit werk, en welke beschermingsmiddelen zijn nodig?',
    personRole: (name) => `Welke rol heeft ${name}? Met de rol blijft de werkwijze juist als mensen wisselen.`,
    vague: (word) => `Wat betekent “${word}” hier precies? Noem een getal, een tijd of een grens.`,
    acronym: (term) => `Waar staat ${term} voor?`,
    notMet: (step, value) => `“${step}”: wat gebeurt er, en wie hoort het, als het resultaat niet “${value}” is?`,
    guessed: (thing) => `Wat moet hier precies gebeuren: “${thing}”?`,
    placeholder: (name) => `Welke waarde geldt voor “${name}”?`,
    secrets: (names) =>
      `Waar liggen: ${names.join(', ')}? De aanvraag bevatte geheimen. Ze zijn weggelaten; haal ze ook uit de aanvraag en wijzig ze zo mogelijk.`,
    refused:
      'Een deel van de aanvraag zou mensen in gevaar brengen en is weggelaten; de opmerkingen aan het eind noemen het. Hoe wordt dit werk veilig gedaan?',
    instructions:
      'Een deel van de aanvraag richtte zich tot het programma in plaats van werk te beschrijven, en is weggelaten. Ontbreekt er iets?',
    correction: (text) => `De aanvraag verbetert zichzelf hier: “${text}”. Welke waarde geldt?`,
    cut: 'Het taalmodel is onderbroken voordat het klaar was; het eind kan ontbreken. Welke stappen komen hierna?',
    measure: (name) => `Welk doel geldt voor “${name}”?`,
  },
};
