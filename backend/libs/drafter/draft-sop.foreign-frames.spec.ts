import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));
const rolesOf = (request: string): string[] => draftSop(request).document.roles.map(({ name }) => name);

describe('draftSop reads the frame of texts in other languages (drafting 3.6)', () => {
  it.each([
    [
      'Taratura della bilancia\nSpegnere la bilancia.\nPer chi: addetti, apprendisti. Responsabile: direttore. I fogli si conservano 2 anni.',
      'Addetti, apprendisti.',
      'Direttore',
    ],
    [
      'Nettoyage du four\nÉteindre le four.\nPour qui : cuisiniers, plongeurs. Responsable : chef de cuisine.',
      'Cuisiniers, plongeurs.',
      'Chef de cuisine',
    ],
    [
      'Limpieza del horno\nApagar el horno.\nPara quién: panaderos, aprendices. Responsable: encargado.',
      'Panaderos, aprendices.',
      'Encargado',
    ],
    [
      'Backofen reinigen\nOfen ausschalten.\nFür wen: Bäcker, Azubis. Verantwortlich: Backmeister.',
      'Bäcker, Azubis.',
      'Backmeister',
    ],
    [
      'Oven reinigen\nOven uitzetten.\nVoor wie: bakkers, leerlingen. Verantwoordelijk: ploegleider.',
      'Bakkers, leerlingen.',
      'Ploegleider',
    ],
  ])('%j: several labels in one line', (request, scope, role) => {
    expect(draftSop(request).document.scope).toContain(scope.slice(0, -1));
    expect(rolesOf(request)).toContain(role);
    expect(statedSteps(request)).toHaveLength(1);
  });

  it.each([
    ['Divieti: nessuno sale sul nastro in moto. Si entra nel silo solo in due.', 'Nessuno sale sul nastro in moto'],
    ['Divieti: nessuno sale sul nastro in moto. Si entra nel silo solo in due.', 'Si entra nel silo solo in due'],
    ['Prohibiciones: nadie sube a la cinta. Se entra en el silo sólo con arnés.', 'Nadie sube a la cinta'],
    [
      'Interdictions : personne ne monte sur le tapis. On entre dans le silo uniquement à deux.',
      'On entre dans le silo uniquement à deux',
    ],
    [
      'Verbote: niemand steigt auf das Band. Das Silo wird nur zu zweit betreten.',
      'Das Silo wird nur zu zweit betreten',
    ],
    ['Verboden: niemand klimt op de band. De silo alleen met zijn tweeën betreden.', 'Niemand klimt op de band'],
  ])('%j: what is denied already is not forbidden once more', (line, rule) => {
    expect(rulesOf(`Silo\n1. Abrir.\n\n${line}`)).toContain(rule);
  });

  it.each([
    [
      'Chi arriva senza appuntamento aspetta il turno in sala. Il tecnico chiama il primo.',
      'Chi arriva senza appuntamento aspetta il turno in sala',
    ],
    ['Quien viene sin cita espera en la sala. El técnico llama al primero.', 'Quien viene sin cita espera en la sala'],
    ['Quem chega sem marcação espera na sala. O técnico chama o primeiro.', 'Quem chega sem marcação espera na sala'],
  ])('%j: whoever comes without something does no work', (request, step) => {
    expect(statedSteps(request)).toContain(step);
    expect(rolesOf(request)).toHaveLength(1);
  });

  it.each([
    // how long in brackets
    [
      'Chiusura\nFirmare il foglio (da conservare 2 anni). Chiudere la porta.',
      'Firmare il foglio (da conservare 2 anni)',
    ],
    ['Cierre\nAnotar el peso (guardar 3 años). Cerrar la puerta.', 'Anotar el peso (guardar 3 años)'],
    [
      'Reclamaciones\nQueja del cliente: en 24 horas, se repite la prueba (guardada 5 días en la nevera)\nCerrar la puerta.',
      'Queja del cliente: en 24 horas, se repite la prueba (guardada 5 días en la nevera)',
    ],
    // kept for somebody
    [
      'Taller\nLas llantas viejas se guardan 5 días por si el dueño las pide. Cerrar la puerta.',
      'Guardar las llantas viejas 5 días por si el dueño las pide',
    ],
    [
      'Atelier\nLes chutes sont gardées 8 jours au cas où le client les réclame. Fermer la porte.',
      'Garder les chutes 8 jours au cas où le client les réclame',
    ],
    // a word before the case is a part of it
    ['Bar\nLa terraza se abre sólo si no llueve. Cerrar la puerta.', 'Abrir la terraza sólo si no llueve'],
    ['Bar\nSi apre la terrazza solo se non piove. Chiudere la porta.', 'Aprire la terrazza solo se non piove'],
    [
      'Bar\nSi chiude la cassa anche se un cliente aspetta. Chiudere la porta.',
      'Chiudere la cassa anche se un cliente aspetta',
    ],
    // a verb alone needs its case
    [
      'Control\nMirar las cajas. Si hay roturas, se apuntan y el chófer firma.',
      'Si hay roturas, se apuntan y el chófer firma',
    ],
    // of the cases of one value none is the scope
    [
      'Frigo\nRelever la valeur.\nDe 4 °C à 6 °C : prévenir le chef\nDe 6 °C à 8 °C : jeter le lot',
      'De 4 °C à 6 °C : prévenir le chef',
    ],
  ])('%j', (request, step) => {
    const steps = statedSteps(request);
    expect(steps).toContain(step);
    expect(draftSop(request).document.records).toEqual([]);
  });

  it.each([
    // letters
    [
      'Madame,\n\nSuite à notre échange téléphonique, je vous résume la préparation des paniers. La vendeuse pèse les légumes.\n\nBien cordialement,\nHélène Marchand',
      'Préparation des paniers',
      ['Peser les légumes — Vendeuse'],
    ],
    [
      'Monsieur,\n\nComme convenu par téléphone, voici comment se passe le retour des vélos. Le loueur vérifie les freins.\n\nSincères salutations,\nLuc Petit',
      'Retour des vélos',
      ['Vérifier les freins — Loueur'],
    ],
    // announcements
    [
      'Asunto: Recogida de paquetes a partir del martes\nDe: Luis\n\nComo hablamos ayer, a partir del martes la recogida de paquetes se hace siempre igual. El portero firma el albarán.',
      'Recogida de paquetes',
      ['Firmar el albarán — Portero'],
    ],
    [
      'Oggetto: Consegna della posta da lunedì\nDa: Anna\n\nDa lunedì la consegna della posta si fa sempre allo stesso modo. Il portiere firma la bolla.',
      'Consegna della posta',
      ['Firmare la bolla — Portiere'],
    ],
    [
      'Betreff: Postausgabe ab 1. März\nVon: Jana\n\nAb März läuft die Postausgabe immer gleich. Der Pförtner unterschreibt den Zettel.',
      'Postausgabe',
      ['Den Zettel unterschreiben — Pförtner'],
    ],
    [
      'Hola Pedro, quería contarte cómo hacemos la limpieza del acuario. Se apaga la bomba. Se saca el agua.',
      'Limpieza del acuario',
      ['Apagar la bomba', 'Sacar el agua'],
    ],
    [
      'Hieronder een beetje door elkaar, maar dit is hoe we brood bakken. Deeg kneden. Oven aanzetten.',
      'Brood bakken',
      ['Deeg kneden', 'Oven aanzetten'],
    ],
    [
      'Tos en los niños: qué hacemos\nMedir la fiebre.\nLlamar a los padres.',
      'Tos en los niños',
      ['Medir la fiebre', 'Llamar a los padres'],
    ],
    // what somebody reports
    [
      'Wenn ein Gast einen Diebstahl meldet, ruft die Rezeptionistin den Wachdienst. Sie schreibt den Bericht.',
      'Diebstahl',
      null,
    ],
    ['Als een bewoner een lekkage meldt, belt de huismeester de loodgieter. Hij sluit de kraan af.', 'Lekkage', null],
    ['Quand un locataire signale une fuite, le gardien ferme la vanne. Il appelle le plombier.', 'Fuite', null],
    // a name with its full stop
    ['Cierre de caja.\nContar el dinero. Firmar el parte.', 'Cierre de caja', ['Contar el dinero', 'Firmar el parte']],
  ])('%j is called %j', (request, title, steps) => {
    expect(draftSop(request).document.title).toBe(title);
    if (steps !== null) expect(statedSteps(request)).toEqual(steps);
  });

  it('leaves no comma at the end of what somebody is asked', () => {
    const request =
      'Der Hausmeister prüft den Keller. Er bittet den Mieter, das Fenster zu schließen, und ruft die Firma.';
    expect(statedSteps(request)).toContain('Den Mieter bitten, das Fenster zu schließen — Hausmeister');
  });
});
