import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A letter whose first sentence says who writes and what is wanted, its title, and the steps of the rest. */
const LETTERS: readonly [string, string, string[]][] = [
  [
    'Guten Tag, wir sind eine Tischlerei mit sechs Leuten und möchten die Übergabe der Maschinen endlich sauber regeln, weil dauernd Werkzeug fehlt.\n\nDer Geselle prüft die Säge. Danach schaltet er den Strom ab.',
    'Übergabe der Maschinen',
    ['Die Säge prüfen — Geselle', 'Den Strom abschalten — Geselle'],
  ],
  [
    "Bonjour,\n\nJe gère un camping de 80 emplacements près de Vannes et j'aimerais mettre à plat l'accueil des arrivées tardives, parce que chaque saisonnier fait à sa façon.\n\nLe veilleur ouvre la barrière. Il note la plaque.",
    'Accueil des arrivées tardives',
    ['Ouvrir la barrière — Veilleur', 'Noter la plaque — Veilleur'],
  ],
  [
    'Bonjour, nous sommes une association et nous voudrions une procédure pour le prêt et la remise du matériel. Le bénévole vérifie la carte. Il note la date.',
    'Prêt et remise du matériel',
    ['Vérifier la carte — Bénévole', 'Noter la date — Bénévole'],
  ],
  [
    'Buenas tardes. Llevo una peluquería canina en Gijón, con dos empleadas, y quiero dejar por escrito la recogida de perros nerviosos. La peluquera pone el bozal.',
    'Recogida de perros nerviosos',
    ['Poner el bozal — Peluquera'],
  ],
  [
    'Hola, somos una escuela de vela y nos gustaría tener un protocolo para la salida de los grupos. El monitor revisa los chalecos.',
    'Salida de los grupos',
    ['Revisar los chalecos — Monitor'],
  ],
  [
    'Buongiorno, gestisco un piccolo albergo a Trento e vorrei mettere per iscritto il cambio della biancheria. La cameriera toglie le lenzuola.',
    'Cambio della biancheria',
    ['Togliere le lenzuola — Cameriera'],
  ],
  [
    'Bom dia, tenho uma clínica veterinária em Braga e gostaria de formalizar a entrada de animais internados. A enfermeira pesa o animal.',
    'Entrada de animais internados',
    ['Pesar o animal — Enfermeira'],
  ],
  [
    'Goedemiddag, wij runnen een klein zwembad en willen de controle van het water goed vastleggen. De badmeester meet het chloor.',
    'Controle van het water',
    ['Het chloor meten — Badmeester'],
  ],
  [
    'Hoi, kunnen jullie een werkinstructie maken voor het aannemen van reparaties in onze fietsenwinkel? De monteur bekijkt de fiets.',
    'Aannemen van reparaties in onze fietsenwinkel',
    ['De fiets bekijken — Monteur'],
  ],
];

describe('draftSop names a letter by what its first sentence wants, and takes none of it for work (drafting 3.2)', () => {
  it.each(LETTERS)('%s', (prompt, title, steps) => {
    expect(draftSop(prompt).document.title).toBe(title);
    expect(statedSteps(prompt)).toEqual(steps);
  });

  it('keeps who writes, and why', () => {
    const { notes } = draftSop(LETTERS[0]?.[0] ?? '').document;
    expect(JSON.stringify(notes)).toContain('weil dauernd Werkzeug fehlt');
  });

  it('gives the work of others to nobody who only writes', () => {
    const prompt =
      'Soy la encargada de una panadería y necesito un procedimiento para la entrega del pan. El panadero llena las cestas. Se cierra la puerta trasera.';
    expect(statedSteps(prompt).join('\n')).not.toContain('Encargada');
  });
});

const WORK: Readonly<Record<string, [string, string[]]>> = {
  de: ['Der Geselle prüft die Säge. Danach schaltet er den Strom ab.', ['Die Säge prüfen', 'Den Strom abschalten']],
  fr: ['Le veilleur ouvre la barrière. Il note la plaque.', ['Ouvrir la barrière', 'Noter la plaque']],
  es: ['El conserje comprueba el carné. Después apunta la hora.', ['Comprobar el carné', 'Apuntar la hora']],
  it: ['Il portiere controlla il nome. Poi chiede la firma.', ['Controllare il nome', 'Chiedere la firma']],
  pt: ['A enfermeira pesa o animal. Depois regista o peso.', ['Pesar o animal', 'Registar o peso']],
  nl: ['De badmeester meet het chloor. Daarna noteert hij de waarde.', ['Het chloor meten', 'De waarde noteren']],
};

describe('draftSop takes a wish about the text for no step (drafting 3.2)', () => {
  it.each([
    ['de', 'Bitte kurz und verständlich, für die Azubis.'],
    ['de', 'Das Ganze bitte in einfacher Sprache und ohne Fachbegriffe.'],
    ['de', 'Wenn möglich mit Überschriften.'],
    ['fr', 'Merci de rester simple et lisible, avec des phrases courtes.'],
    ['fr', "Quelque chose de court, s'il vous plaît."],
    ['fr', 'Le ton doit rester neutre.'],
    ['es', 'Que se entienda bien, por favor, y si puede ser en una página.'],
    ['es', 'Por favor, sin tecnicismos.'],
    ['es', 'Que quede claro para alguien que empieza.'],
    ['it', 'Un testo semplice, per chi non parla bene italiano.'],
    ['it', 'Scrivetela in modo chiaro, senza termini tecnici.'],
    ['pt', 'Numa linguagem simples, por favor.'],
    ['nl', 'Graag in gewone taal, zonder moeilijke woorden.'],
    ['nl', 'Liefst op één A4.'],
  ])('%s: %s', (lang, wish) => {
    const [work, steps] = WORK[lang] ?? ['', []];
    const told = statedSteps(`Villa Nova\n\n${work} ${wish}`).map((step) => step.replace(/ — .*$/u, ''));
    expect(told).toEqual(steps);
  });

  it.each([
    'Salon. Die Friseurin wäscht das Haar. Kurz und trocken föhnen. Einfach den Deckel schließen. In einer Tabelle eintragen.',
    'Salón. La peluquera lava el pelo. Con una hoja limpia se afeita la nuca. En la tabla se anota la hora.',
    "Salon. La coiffeuse lave les cheveux. Simple rinçage à l'eau. Avec des gants, rincer le bac.",
  ])('but work stays work: %s', (prompt) => {
    expect(statedSteps(prompt)).toHaveLength(prompt.split('. ').length - 1);
  });
});

describe('draftSop tells what a procedure is not for as its scope', () => {
  it.each([
    [
      "Inventaire. La vendeuse compte les montres. Le rayon bijoux n'est pas concerné.",
      "Le rayon bijoux n'est pas concerné",
    ],
    ['Inventur. Die Verkäuferin zählt die Uhren. Gutscheine gehören nicht dazu.', 'Gutscheine gehören nicht dazu'],
    ['Inventario. La vendedora cuenta los relojes. Las joyas quedan fuera.', 'Las joyas quedan fuera'],
    ['Inventaris. De verkoper telt de horloges. Sieraden vallen hierbuiten.', 'Sieraden vallen hierbuiten'],
  ])('%s', (prompt, scope) => {
    const { document } = draftSop(prompt);
    expect(document.scope).toContain(scope);
    expect(statedSteps(prompt)).toHaveLength(1);
  });
});
