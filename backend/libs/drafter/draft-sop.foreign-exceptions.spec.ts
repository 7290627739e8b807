import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A sentence whose parts belong together, behind one that somebody acts in, and the step that it makes. */
const TOGETHER: readonly [string, string, string][] = [
  ['es', 'La pieza se cambia, aunque funcione todavía.', 'Cambiar la pieza, aunque funcione todavía'],
  [
    'es',
    'Se avisa a todos, también a los que llegan por la tarde.',
    'Avisar a todos, también a los que llegan por la tarde',
  ],
  [
    'es',
    'Un tornillo suelto, por pequeño que sea, bloquea la máquina hasta que lo vea el jefe.',
    'Un tornillo suelto, por pequeño que sea, bloquea la máquina hasta que lo vea el jefe',
  ],
  ['fr', 'Une vis desserrée, même petite, bloque la machine.', 'Une vis desserrée, même petite, bloque la machine'],
  [
    'fr',
    'Les bons sont signés avant midi, sinon le client ne paie pas.',
    'Signer les bons avant midi, sinon le client ne paie pas',
  ],
  [
    'it',
    'Una vite allentata, anche piccola, blocca la macchina.',
    'Una vite allentata, anche piccola, blocca la macchina',
  ],
  [
    'it',
    'I bolli si pagano entro le 10, altrimenti il cliente non paga.',
    'Pagare i bolli entro le 10, altrimenti il cliente non paga',
  ],
  ['de', 'Das Teil wird getauscht, obwohl es noch läuft.', 'Das Teil tauschen, obwohl es noch läuft'],
  [
    'de',
    'Eine lose Schraube, auch wenn sie klein ist, hält die Maschine an.',
    'Eine lose Schraube, auch wenn sie klein ist, hält die Maschine an',
  ],
  [
    'nl',
    'Een losse schroef, hoe klein ook, legt de machine stil.',
    'Een losse schroef, hoe klein ook, legt de machine stil',
  ],
];
const WORK: Readonly<Record<string, string>> = {
  de: 'Werkstatt. Der Techniker öffnet den Deckel.',
  fr: 'Atelier. Le technicien ouvre le capot.',
  es: 'Taller. El técnico abre la caja.',
  it: 'Officina. Il tecnico apre il cofano.',
  nl: 'Werkplaats. De monteur opent de kap.',
};

describe('draftSop cuts off no exception, however it is said (drafting 3.2)', () => {
  it.each(TOGETHER)('%s: %s', (lang, sentence, step) => {
    const [, ...others] = statedSteps(`${WORK[lang]} ${sentence}`);
    expect(others.map((told) => told.replace(/ — .*$/u, ''))).toEqual([step]);
  });

  it('keeps "after" before what was done by then', () => {
    const steps = statedSteps(
      'Taller. Se abre la caja los lunes, después de haber limpiado el banco y de haber cerrado el gas.',
    );
    expect(steps.join('\n')).toContain('después de haber limpiado el banco');
  });

  it('takes a purpose with a verb for no time', () => {
    const steps = statedSteps(
      'Taller. El técnico abre la caja. Para eso se para, se echa el candado y se guarda la llave.',
    );
    expect(steps.join('\n')).not.toContain('Para eso se para:');
  });
});

describe('draftSop knows who does what is told in the passive by a name (drafting 3.2)', () => {
  it.each([
    [
      'Archives. La secrétaire ouvre le courrier. Les factures sont classées chaque vendredi par Sandrine.',
      'Classer les factures chaque vendredi — Sandrine',
    ],
    ['Almacén. El mozo abre la puerta. Los pedidos se firman por Lucía.', 'Firmar los pedidos — Lucía'],
    [
      'Magazijn. De magazijnier opent de poort. De facturen worden elke vrijdag door Sandra gesorteerd.',
      'De facturen elke vrijdag sorteren — Sandra',
    ],
    ['Dépôt. Le gardien ouvre la grille. Le stock est compté par Karim.', 'Compter le stock — Karim'],
  ])('%s', (prompt, step) => {
    expect(statedSteps(prompt)).toContain(step);
  });

  it('and leaves who sees to it with what is done in its case', () => {
    const { exceptions } = draftSop(
      'Magazzino. Il magazziniere apre il portone. Se il pacco è rotto si respinge e si avvisa il fornitore, a cura del responsabile acquisti.',
    ).document;
    expect(JSON.stringify(exceptions)).toContain('si avvisa il fornitore, a cura del responsabile acquisti');
  });
});
