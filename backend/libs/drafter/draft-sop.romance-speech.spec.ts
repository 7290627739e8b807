import { describe, expect, it } from '@jest/globals';
import { withRomanceClausesApart } from './languages/clauses/romance-run-ons.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** Requests that were dictated without a sign, and some of the steps that they give. */
const DICTATED: readonly (readonly [lang: string, request: string, steps: readonly string[]])[] = [
  [
    'es',
    'cuando llega la fruta se cuentan las cajas y se pesa cada palet luego se apunta el peso en la hoja después se guarda en la cámara tres y al final el mozo barre el muelle',
    ['Apuntar el peso en la hoja', 'Guardar en la cámara tres', 'Al final: Barrer el muelle — Mozo'],
  ],
  [
    'it',
    'si apre il cancello e si controllano le gabbie poi si dà il mangime ai conigli dopo si lava il pavimento con la canna e infine il custode chiude il cancello e appende le chiavi',
    ['Lavare il pavimento con la canna', 'Chiudere il cancello', 'Appendere le chiavi'],
  ],
  [
    'pt',
    'você abre o portão e confere a lista depois recolhe as toalhas da piscina e lava tudo com sabão depois você pendura as toalhas no varal e anota a quantidade no caderno',
    ['Recolher as toalhas da piscina', 'Pendurar as toalhas no varal', 'Anotar a quantidade no caderno'],
  ],
];

/** Dictated requests whose clauses begin with nobody, with a pronoun, or with a case, and the sentences that they are cut into. */
const APART: readonly (readonly [lang: string, request: string, clauses: readonly string[]])[] = [
  [
    'fr',
    "s'il gèle on vide les tuyaux du jardin on coupe l'eau à la cave on n'ouvre pas la serre avant midi et tu notes la température sur le tableau",
    [
      "S'il gèle on vide les tuyaux du jardin",
      "On coupe l'eau à la cave",
      "On n'ouvre pas la serre avant midi et tu notes la température sur le tableau",
    ],
  ],
  [
    'pt',
    'o rapaz lava as caixas com água quente a gente pesa o peixe na balança ninguém abre a câmara fria depois a gente põe o gelo por cima',
    [
      'O rapaz lava as caixas com água quente',
      'A gente pesa o peixe na balança',
      'Ninguém abre a câmara fria',
      'A gente põe o gelo por cima',
    ],
  ],
  [
    'it',
    'il fornaio pesa la farina e prepara la biga nessuno apre la cella durante la notte dunque si controlla la temperatura alle cinque del mattino',
    [
      'Il fornaio pesa la farina e prepara la biga',
      'Nessuno apre la cella durante la notte',
      'Si controlla la temperatura alle cinque del mattino',
    ],
  ],
];

/** What stays in one sentence: pronouns that look like "if", what is asked, and a case that limits what stands before it. */
const TOGETHER: readonly (readonly [lang: string, request: string, whole: string])[] = [
  [
    'pt',
    'a telha de amianto não se corta em cima do telhado depois o ajudante recolhe os restos e leva tudo para a carrinha',
    'A telha de amianto não se corta em cima do telhado',
  ],
  [
    'fr',
    "on nettoie la gouttière seulement si l'échelle est attachée au mur et ensuite on range tout dans le camion avant la pause de midi",
    "On nettoie la gouttière seulement si l'échelle est attachée au mur",
  ],
  [
    'fr',
    "on montre à l'élève comment on desserre la mèche du crin puis on range l'instrument dans sa boîte avec le chiffon jaune",
    "On montre à l'élève comment on desserre la mèche du crin",
  ],
  [
    'pt',
    'o mestre fecha a comporta e espera cinco minutos ninguém se senta no parapeito depois o técnico abre a válvula e confere a pressão',
    'Ninguém se senta no parapeito',
  ],
  [
    'es',
    'la monitora cuenta a los niños y cierra la verja azul nadie se baña sin el gorro luego la monitora apunta la hora en la pizarra',
    'Nadie se baña sin el gorro',
  ],
  [
    'it',
    "il portiere apre il cancello alle otto e guarda se in cortile non c'è nessuno poi si accende la luce e si scaricano i pacchi del corriere",
    "Il portiere apre il cancello alle otto e guarda se in cortile non c'è nessuno",
  ],
  [
    'es',
    'se limpia la jaula y se cambia el agua solo si el animal duerme luego se apunta la hora en la ficha de la puerta',
    'Se limpia la jaula y se cambia el agua solo si el animal duerme',
  ],
];

describe('where sentences of dictated Romance languages begin (drafting 3.2)', () => {
  it.each(APART)('%s: %s', (lang, request, clauses) => {
    expect(withRomanceClausesApart(request, lang).split('. ')).toEqual(clauses);
  });

  it.each(TOGETHER)('keeps together: %s %s', (lang, request, whole) => {
    expect(withRomanceClausesApart(request, lang).split('. ')).toContain(whole);
  });
});

describe('dictated Romance languages (drafting 3.2)', () => {
  it.each(DICTATED)('%s: %s', (_, request, steps) => {
    // Nobody but the caretaker acts there, so that all lines are the caretaker's.
    const found = statedSteps(request).map((step) => step.replace(/ — Custode$/u, ''));
    for (const step of steps) expect(found).toContain(step);
  });
});
