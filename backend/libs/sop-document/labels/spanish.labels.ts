import type { SopLabelSet } from './sop-label-set.js';

export const spanishLabels: SopLabelSet = {
  headings: {
    purpose: 'Objetivo',
    scope: 'Alcance',
    trigger: 'Cuándo se aplica',
    definitions: 'Definiciones',
    roles: 'Funciones y responsabilidades',
    resources: 'Materiales, herramientas y requisitos',
    safety: 'Seguridad',
    phases: 'Procedimiento',
    exceptions: 'Excepciones y problemas',
    records: 'Registros',
    kpis: 'Indicadores',
    references: 'Referencias',
    notes: 'Otra información de la solicitud',
    questions: 'Por confirmar',
  },
  revision: 'Historial de revisiones',
  safetyLevels: { danger: 'Peligro', warning: 'Advertencia', caution: 'Precaución', note: 'Nota' },
  suggested: 'sugerido',
  toConfirm: 'Por confirmar',
  check: 'Comprobar',
  limit: 'Límite',
  caution: 'Precaución',
  picture: 'Imagen',
  minutes: 'min',
  where: 'Dónde',
  keep: 'Conservar',
  escalateTo: 'Avisar a',
  answer: 'Respuesta',
  untitled: 'Procedimiento sin título',
  conditionPrefix: 'Si',
  conditionWords: ['si', 'cuando', 'en caso', 'a menos que', 'antes', 'después', 'tras', 'al', 'solo', 'sólo', 'cada'],
  timeWords:
    'a|en|por|para|con|sin|de|desde|durante|hasta|dentro|según|entre|hacia|bajo|como|siempre|nada más|mientras|apenas|luego|primero|diariamente|semanalmente|mensualmente|anualmente|una vez|dos veces|tres veces|todos los|todas las|el día|la noche|la víspera|el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los domingos|quien|tan pronto|hoy|mañana|justo|inmediatamente'.split(
      '|',
    ),
  colon: ': ',
  notice:
    'Redactado sin modelo de lenguaje, con las palabras de la solicitud. Las líneas marcadas «sugerido» son práctica habitual y no proceden de la solicitud. Nada de lo marcado «Por confirmar» está decidido.',
  confirmValues: '¿Es correcto? La solicitud no lo dice: {values}',
};
