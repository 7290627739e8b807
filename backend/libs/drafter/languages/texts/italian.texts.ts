import type { DraftTexts } from '../draft-texts.js';

export const italianTexts: DraftTexts = {
  carryOut: 'Esecuzione',
  toCover: 'Inoltre',
  isInformed: 'Viene informato o interpellato dove la procedura lo prevede',
  actsInExceptions: 'Agisce nelle eccezioni che la procedura descrive',
  unknownDuty: 'Da confermare: che cosa fa qui questo ruolo',
  refusals: {
    chemicals: {
      note: 'Tralasciato perché metterebbe in pericolo le persone: mescolare prodotti chimici per la pulizia. Candeggina e ammoniaca o acidi sviluppano gas tossico.',
      safety: [
        'Non mescolare mai la candeggina con ammoniaca, acidi o altri detergenti: si forma subito gas tossico',
        "Arieggiare bene il locale: aprire finestre e porte o accendere l'aspirazione",
        "Indossare i dispositivi indicati sull'etichetta: guanti, protezione degli occhi e, se richiesta, una maschera",
        'Non lavorare da soli con prodotti chimici aggressivi: una seconda persona deve essere a portata di voce',
      ],
    },
    protection: {
      note: 'Tralasciato perché metterebbe in pericolo le persone: lavorare senza dispositivi di protezione.',
      safety: ["Indossare i dispositivi di protezione richiesti dall'etichetta e dalla valutazione dei rischi"],
    },
    safeguards: {
      note: 'Tralasciato perché metterebbe in pericolo le persone: eludere un dispositivo di sicurezza.',
      safety: ['Non eludere, togliere o spegnere mai protezioni e allarmi; segnalare quando ostacolano il lavoro'],
    },
    fraud: {
      note: 'Tralasciato perché potrebbe essere illecito: modificare o distruggere registrazioni per ingannare qualcuno.',
      safety: ['Non modificare, retrodatare o distruggere mai registrazioni per ingannare un controllo'],
    },
  },
  questions: {
    title: (guess) => `Come si deve chiamare questa procedura? Proposta: «${guess}»`,
    purpose: 'A che cosa serve questa procedura?',
    scope: 'Dove e per chi vale?',
    acceptance: 'Da che cosa si capisce che il lavoro è fatto bene?',
    steps: 'Quali sono i passi, in quale ordine, e chi li esegue?',
    roles: 'Chi esegue quale passo? Confermare o correggere i ruoli.',
    stepRole: 'Chi esegue i passi per i quali non è indicato nessuno?',
    trigger: 'Quando, o con quale frequenza, si esegue questa procedura?',
    records: 'Dove e per quanto tempo si conservano le registrazioni?',
    recordPlace: 'Dove si conservano le registrazioni?',
    recordTime: 'Per quanto tempo si conservano le registrazioni?',
    exceptions: 'Che cosa va storto di solito, e chi decide in quel caso?',
    approval: 'Chi è responsabile di questa procedura e la approva, e quando viene riesaminata?',
    safety: 'Quali pericoli ha questo lavoro, e quali dispositivi di protezione servono?',
    personRole: (name) =>
      `Quale ruolo ha ${name}? Con il ruolo la procedura resta corretta quando le persone cambiano.`,
    vague: (word) => `Che cosa significa qui esattamente «${word}»? Indicare un numero, un tempo o un limite.`,
    acronym: (term) => `Che cosa significa ${term}?`,
    notMet: (step, value) => `«${step}»: che cosa si fa, e chi viene avvisato, se il risultato non è «${value}»?`,
    guessed: (thing) => `Che cosa va fatto esattamente qui: «${thing}»?`,
    placeholder: (name) => `Quale valore vale per «${name}»?`,
    secrets: (names) =>
      `Dove si trovano: ${names.join(', ')}? La richiesta conteneva dati segreti. Sono stati tralasciati; toglierli anche dalla richiesta e cambiarli se possibile.`,
    refused:
      'Una parte della richiesta metterebbe in pericolo le persone ed è stata tralasciata; le note alla fine dicono quale. Come si svolge questo lavoro in sicurezza?',
    instructions:
      'Una parte della richiesta si rivolgeva al programma di redazione invece di descrivere un lavoro, ed è stata tralasciata. Manca qualcosa?',
    correction: (text) => `Qui la richiesta si corregge: «${text}». Quale valore vale?`,
    cut: 'Il modello linguistico è stato interrotto prima di finire; la fine può mancare. Quali passi seguono a questi?',
    measure: (name) => `Quale obiettivo vale per «${name}»?`,
  },
};
