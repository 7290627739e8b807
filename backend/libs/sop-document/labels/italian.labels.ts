import type { SopLabelSet } from './sop-label-set.js';

export const italianLabels: SopLabelSet = {
  headings: {
    purpose: 'Scopo',
    scope: 'Campo di applicazione',
    trigger: 'Quando si applica',
    definitions: 'Definizioni',
    roles: 'Ruoli e responsabilità',
    resources: 'Materiali, attrezzature e requisiti',
    safety: 'Sicurezza',
    phases: 'Procedura',
    exceptions: 'Eccezioni e problemi',
    records: 'Registrazioni',
    kpis: 'Indicatori',
    references: 'Riferimenti',
    notes: 'Altre informazioni della richiesta',
    questions: 'Da confermare',
  },
  revision: 'Cronologia delle revisioni',
  safetyLevels: { danger: 'Pericolo', warning: 'Avvertenza', caution: 'Attenzione', note: 'Nota' },
  suggested: 'suggerito',
  toConfirm: 'Da confermare',
  check: 'Controllo',
  limit: 'Limite',
  caution: 'Attenzione',
  picture: 'Immagine',
  minutes: 'min',
  where: 'Dove',
  keep: 'Conservare',
  escalateTo: 'Avvisare',
  answer: 'Risposta',
  untitled: 'Procedura senza titolo',
  conditionPrefix: 'Se',
  conditionWords: ['se', 'quando', 'appena', 'in caso', 'a meno che', 'prima', 'dopo', 'al', 'alla', 'solo', 'ogni'],
  timeWords:
    'a|all|alle|ai|agli|allo|nel|nella|nell|nei|nelle|negli|in|durante|da|dal|dalla|dall|dai|dalle|per|con|senza|entro|fino|tra|fra|di|mentre|finché|subito|poi|tutti i|tutte le|una volta|due volte|tre volte|la mattina|il mattino|la sera|la notte|il giorno|il lunedì|il martedì|il mercoledì|il giovedì|il venerdì|il sabato|la domenica|giornalmente|settimanalmente|mensilmente|chi|qualora|nel caso|verso|oggi|domani|ultimo giorno'.split(
      '|',
    ),
  colon: ': ',
  notice:
    'Redatto senza modello linguistico, con le parole della richiesta. Le righe segnate «suggerito» sono prassi comune e non vengono dalla richiesta. Nulla di ciò che è segnato «Da confermare» è deciso.',
  confirmValues: 'È corretto? La richiesta non lo dice: {values}',
};
