import type { SopLabelSet } from './sop-label-set.js';

export const dutchLabels: SopLabelSet = {
  headings: {
    purpose: 'Doel',
    scope: 'Toepassingsgebied',
    trigger: 'Wanneer van toepassing',
    definitions: 'Begrippen',
    roles: 'Rollen en verantwoordelijkheden',
    resources: 'Materiaal, gereedschap en voorwaarden',
    safety: 'Veiligheid',
    phases: 'Werkwijze',
    exceptions: 'Uitzonderingen en problemen',
    records: 'Registraties',
    kpis: 'Kengetallen',
    references: 'Verwijzingen',
    notes: 'Overige informatie uit de aanvraag',
    questions: 'Te bevestigen',
  },
  revision: 'Wijzigingsgeschiedenis',
  safetyLevels: { danger: 'Gevaar', warning: 'Waarschuwing', caution: 'Let op', note: 'Opmerking' },
  suggested: 'voorstel',
  toConfirm: 'Te bevestigen',
  check: 'Controle',
  limit: 'Grenswaarde',
  caution: 'Let op',
  picture: 'Afbeelding',
  minutes: 'min',
  where: 'Waar',
  keep: 'Bewaren',
  escalateTo: 'Waarschuwen',
  answer: 'Antwoord',
  untitled: 'Werkwijze zonder titel',
  conditionPrefix: 'Als',
  conditionWords: ['als', 'wanneer', 'zodra', 'indien', 'bij', 'in geval', 'tenzij', 'voor', 'na', 'alleen', 'elke'],
  timeWords:
    "op|in|om|aan|vanaf|tot|tijdens|sinds|tegen|van|met|zonder|binnen|per|onder|tussen|uiterlijk|dagelijks|wekelijks|maandelijks|jaarlijks|elk|iedere|ieder|’s morgens|’s ochtends|’s middags|’s avonds|’s nachts|'s morgens|'s ochtends|'s middags|'s avonds|'s nachts|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|eerst|daarna|vooraf|meteen|direct|kort|voordat|nadat|terwijl|zolang|één keer|eenmaal|tweemaal|twee keer|drie keer|om de|begin|eind|de dag|een dag|een uur|een week|is|zijn|heeft|hebben|wordt|worden|kan|kunnen|moet|moeten|mag|mogen|komt|komen|gaat|gaan|staat|staan|ligt|liggen|blijft|blijven|ontbreekt|ontbreken|wie|vandaag|morgen".split(
      '|',
    ),
  colon: ': ',
  notice:
    'Opgesteld zonder taalmodel, met de woorden van de aanvraag. Regels met “voorstel” zijn gangbare praktijk en komen niet uit de aanvraag. Wat met “Te bevestigen” is gemarkeerd, staat niet vast.',
  confirmValues: 'Klopt dit? De aanvraag zegt het niet: {values}',
};
