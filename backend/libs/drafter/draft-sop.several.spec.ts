import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads what several people do (drafting 3.2)', () => {
  it.each([
    [
      'Der Lagerist zählt die Kisten. Die Fahrer holen die Leiter und sichern die Plane.',
      ['Die Leiter holen — Fahrer', 'Die Plane sichern — Fahrer'],
    ],
    [
      'Der Lagerist zählt die Kisten. Dann laden wir die Fässer aus und prüfen den Lieferschein.',
      ['Die Fässer ausladen', 'Den Lieferschein prüfen'],
    ],
    [
      'Der Lagerist zählt die Kisten. Danach gehen beide Fahrer gemeinsam um das Fahrzeug und prüfen die Reifen.',
      ['Gemeinsam um das Fahrzeug gehen — Beide Fahrer', 'Die Reifen prüfen — Beide Fahrer'],
    ],
    ['Der Lagerist zählt die Kisten. Danach gehen alle in den Hof.', ['In den Hof gehen']],
    [
      'De chauffeur telt de kisten. De monteurs halen de ladder en controleren de olie.',
      ['De ladder halen — Monteurs', 'De olie controleren — Monteurs'],
    ],
  ])('%s', (request, steps) => {
    expect(statedSteps(request).slice(1)).toEqual(steps);
  });
});

describe('draftSop tells nothing twice', () => {
  it.each([
    'Der Lagerist zählt die Kisten. Der Müll wird entsorgt. Die Fenster werden geputzt.',
    'De chauffeur telt de kisten. De vloer wordt gedweild. De ramen worden gelapt.',
  ])('a passive that became a step is no note as well: %s (drafting 3.1)', (request) => {
    const { document } = draftSop(request);
    expect(document.notes.filter(({ src }) => src === 'prompt')).toEqual([]);
  });
});

describe('draftSop names a procedure by the sentence that says what is written down (drafting 3.8)', () => {
  it.each([
    [
      'Wir wollen festhalten, wie die Rückgabe der Leihräder läuft. Der Mechaniker prüft die Bremse.',
      'Rückgabe der Leihräder',
    ],
    ['Queremos dejar por escrito cómo se gestionan las averías. El conserje revisa la caldera.', 'Averías'],
    ['We willen vastleggen hoe de stalling verloopt. De beheerder telt de fietsen.', 'Stalling'],
    ['Vogliamo descrivere come avviene il cambio turno. Il portiere conta le chiavi.', 'Cambio turno'],
    ["Je vais expliquer comment se passe l'arrivée des colis. Le magasinier pèse les cartons.", 'Arrivée des colis'],
    [
      'Para limpiar la cafetera por la noche primero se apaga. Luego se vacía el depósito.',
      'Limpiar la cafetera por la noche',
    ],
    ['Dal 1 aprile i turni di notte funzionano così. Il custode chiude la porta.', 'Turni di notte'],
    ['A partir del 1 de abril las guardias funcionan así. El conserje cierra la puerta.', 'Guardias'],
    ['À partir du 1er avril les gardes fonctionnent comme suit. Le gardien ferme la porte.', 'Gardes'],
    ['A partir de abril as escalas funcionam assim. O porteiro fecha a porta.', 'Escalas'],
    ['Vamos documentar como é feita a troca de óleo. O mecânico abre o capô.', 'Troca de óleo'],
  ])('%s', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });
});
