import type { DraftTexts } from '../draft-texts.js';

export const spanishTexts: DraftTexts = {
  carryOut: 'Realizar',
  toCover: 'También',
  isInformed: 'Recibe información o consultas donde el procedimiento lo indica',
  actsInExceptions: 'Actúa en las excepciones que describe el procedimiento',
  unknownDuty: 'Por confirmar: qué hace esta función aquí',
  refusals: {
    chemicals: {
      note: 'Omitido porque pondría en peligro a las personas: mezclar productos químicos de limpieza. La lejía con amoniaco o ácidos desprende gas tóxico.',
      safety: [
        'Nunca mezclar lejía con amoniaco, ácidos u otros productos de limpieza: se forma gas tóxico de inmediato',
        'Ventilar bien el local: abrir ventanas y puertas o encender la extracción',
        'Usar la protección indicada en la etiqueta: guantes, protección ocular y, si se exige, mascarilla',
        'No usar productos fuertes trabajando a solas: otra persona debe estar al alcance de la voz',
      ],
    },
    protection: {
      note: 'Omitido porque pondría en peligro a las personas: trabajar sin equipo de protección.',
      safety: ['Usar el equipo de protección que exigen la etiqueta y la evaluación de riesgos'],
    },
    safeguards: {
      note: 'Omitido porque pondría en peligro a las personas: anular un dispositivo de seguridad.',
      safety: ['Nunca anular, quitar ni desconectar un resguardo o una alarma; avisar si dificulta el trabajo'],
    },
    fraud: {
      note: 'Omitido porque puede ser ilegal: cambiar o destruir registros para engañar a alguien.',
      safety: ['Nunca cambiar, antedatar ni destruir registros para engañar en una inspección o auditoría'],
    },
  },
  questions: {
    title: (guess) => `¿Cómo debe llamarse este procedimiento? Propuesta: «${guess}»`,
    purpose: '¿Para qué sirve este procedimiento?',
    scope: '¿Dónde y a quién se aplica?',
    acceptance: '¿Cómo se reconoce que el trabajo está bien hecho?',
    steps: '¿Cuáles son los pasos, en qué orden, y quién realiza cada uno?',
    roles: '¿Quién realiza cada paso? Confirme o corrija las funciones.',
    stepRole: '¿Quién realiza los pasos en los que no se nombra a nadie?',
    trigger: '¿Cuándo o con qué frecuencia se realiza este procedimiento?',
    records: '¿Dónde y durante cuánto tiempo se guardan los registros?',
    recordPlace: '¿Dónde se guardan los registros?',
    recordTime: '¿Durante cuánto tiempo se guardan los registros?',
    exceptions: '¿Qué suele salir mal y quién decide entonces?',
    approval: '¿Quién es responsable de este procedimiento, quién lo aprueba y cuándo se revisa?',
    safety: '¿Qué peligros tiene este trabajo y qué equipo de protección se necesita?',
    personRole: (name) =>
      `¿Qué función tiene ${name}? Con la función, el procedimiento sigue siendo válido cuando cambian las personas.`,
    vague: (word) => `¿Qué significa exactamente «${word}» aquí? Indique una cifra, un tiempo o un límite.`,
    acronym: (term) => `¿Qué significa ${term}?`,
    notMet: (step, value) => `«${step}»: ¿qué se hace y a quién se avisa cuando el resultado no es «${value}»?`,
    guessed: (thing) => `¿Qué hay que hacer exactamente aquí: «${thing}»?`,
    placeholder: (name) => `¿Cuál es el valor de «${name}»?`,
    secrets: (names) =>
      `¿Dónde se guardan: ${names.join(', ')}? La solicitud contenía secretos. Se han omitido; elimínelos también de la solicitud y considere cambiarlos.`,
    refused:
      'Una parte de la solicitud pondría en peligro a las personas y se ha omitido; las notas la nombran. ¿Cómo se hace este trabajo de forma segura?',
    instructions:
      'Una parte de la solicitud se dirigía al programa en lugar de describir un trabajo y se ha omitido. ¿Falta algo?',
    correction: (text) => `La solicitud se corrige aquí: «${text}». ¿Qué valor es el bueno?`,
    cut: 'El modelo de lenguaje se interrumpió antes de terminar; puede faltar el final. ¿Qué pasos vienen después de estos?',
    measure: (name) => `¿Cuál es el objetivo de «${name}»?`,
  },
};
