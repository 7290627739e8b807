import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

describe('draftSop names a procedure by what stands behind the kind that is wanted in other languages', () => {
  it.each([
    [
      'Anweisung gesucht für unsere Fahrradwerkstatt (4 Leute): die Annahme von Leihrädern.\n\nDer Mechaniker prüft die Bremsen.',
      'Annahme von Leihrädern',
    ],
    [
      'Procedimiento necesario para nuestra clínica (tres salas): la limpieza del quirófano. La auxiliar retira las sábanas.',
      'Limpieza del quirófano',
    ],
    [
      'Procedura da scrivere per il nostro albergo: la consegna dei bagagli smarriti.\n\nIl portiere annota il nome.',
      'Consegna dei bagagli smarriti',
    ],
    [
      "Procédure pour notre camping (120 emplacements) : l'accueil des groupes scolaires.\n\nLe gardien ouvre la barrière.",
      'Accueil des groupes scolaires',
    ],
    [
      'Instructie nodig voor ons tuincentrum: het water geven in de kas. De medewerker controleert de slang.',
      'Water geven in de kas',
    ],
    [
      'Procedimento para a nossa padaria (duas lojas): a recolha do pão do dia anterior.\n\nO padeiro conta os pães.',
      'Recolha do pão do dia anterior',
    ],
  ])('%s', (request, title) => {
    const { document } = draftSop(request);
    expect(document.title).toBe(title);
    expect(document.notes.map(({ text }) => text)[0]).toMatch(/^(?:Anweisung|Proc|Instr)/u);
  });
});
