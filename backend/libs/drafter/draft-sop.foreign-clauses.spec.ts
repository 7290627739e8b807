import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A sentence between two others of its language, and the steps that it gives. */
const CLAUSES: readonly (readonly [lang: string, sentence: string, steps: readonly string[]])[] = [
  // What is checked stands in a clause of its own, and what only people do is no part of it.
  [
    'fr',
    'Le vendeur contrôle que le poids des sacs correspond à la fiche et note le total.',
    ['Contrôler que le poids des sacs correspond à la fiche — Vendeur', 'Noter le total — Vendeur'],
  ],
  [
    'it',
    'Il cassiere verifica che la somma dei buoni corrisponda alla lista e firma la lista.',
    ['Verificare che la somma dei buoni corrisponda alla lista — Cassiere', 'Firmare la lista — Cassiere'],
  ],
  [
    'pt',
    'O porteiro verifica se o número da placa bate com o crachá e anota o horário.',
    ['Verificar se o número da placa bate com o crachá — Porteiro', 'Anotar o horário — Porteiro'],
  ],
  [
    'de',
    'Der Fahrer kontrolliert, ob die Plane dicht ist, und notiert den Kilometerstand.',
    ['Kontrollieren, ob die Plane dicht ist — Fahrer', 'Den Kilometerstand notieren — Fahrer'],
  ],
  [
    'nl',
    'De monteur controleert of de bouten vast zitten en noteert de druk.',
    ['Controleren of de bouten vast zitten — Monteur', 'De druk noteren — Monteur'],
  ],
  // An order to somebody is done to them, and not by them.
  ['de', 'Informiere die Zentrale.', ['Die Zentrale informieren']],
  ['nl', 'Bel de leverancier zodra er iets ontbreekt.', ['Zodra er iets ontbreekt: De leverancier bellen']],
  ['es', 'Llame al técnico en cuanto suene la alarma.', ['Llamar al técnico en cuanto suene la alarma']],
  ['pt', 'Ligue para o técnico assim que o alarme tocar.', ['Ligar para o técnico assim que o alarme tocar']],
  ['pt', 'Verifique se a grade está fechada.', ['Verificar se a grade está fechada']],
  // When, for what and by whom.
  ['de', 'Rufen Sie den Arzt an, sobald das Fieber steigt.', ['Sobald das Fieber steigt: Den Arzt anrufen']],
  ['fr', 'À 18 heures, le gardien ferme la grille.', ['À 18 heures: Fermer la grille — Gardien']],
  ['es', 'A las 22:00 el portero cierra la reja.', ['A las 22:00: Cerrar la reja — Portero']],
  ['it', 'Alle 7 il barista accende la macchina.', ['Alle 7: Accendere la macchina — Barista']],
  ['pt', 'Para malas acima de 30 kg, usa-se a esteira.', ['Para malas acima de 30 kg: Usar a esteira']],
  ['es', 'Lo firma el portero.', ['Firmarlo — Portero']],
  ['de', 'Der Bon wird vom Assistenten unterschrieben.', ['Den Bon unterschreiben — Assistent']],
  // What may be done instead has the form of the first verb.
  ['pt', 'O porteiro aceita ou recusa a encomenda.', ['Aceitar ou recusar a encomenda — Porteiro']],
  [
    'fr',
    'Le livreur pose le colis ou écrit un avis sur la fiche.',
    ['Poser le colis ou écrire un avis sur la fiche — Livreur'],
  ],
  // What stands before the verb may be what it is done to.
  ['de', 'Den Bestand schreibt der Verwalter auf.', ['Den Bestand aufschreiben — Verwalter']],
  ['de', 'Dann geht der Wächter durch den Keller.', ['Durch den Keller gehen — Wächter']],
  // A condition stands with what is done then.
  ['fr', "S'il reste un carton, le vendeur le range.", ["S'il reste un carton: Le ranger — Vendeur"]],
  ['nl', 'Iedere maand telt de beheerder de flessen.', ['Iedere maand: De flessen tellen — Beheerder']],
  [
    'nl',
    'De monteur controleert of de klep schoon en compleet is.',
    ['Controleren of de klep schoon en compleet is — Monteur'],
  ],
  [
    'pt',
    'O porteiro pede o crachá e pergunta se há visita.',
    ['Pedir o crachá — Porteiro', 'Perguntar se há visita — Porteiro'],
  ],
  // What somebody is reminded of is to be done.
  ['fr', "N'oubliez pas de vider le bac après chaque cycle.", ['Vider le bac après chaque cycle']],
  ['es', 'No olvide vaciar la bandeja.', ['Vaciar la bandeja']],
  ['it', 'Non dimenticate di svuotare il vassoio.', ['Svuotare il vassoio']],
  ['pt', 'Não esqueça de esvaziar a bandeja.', ['Esvaziar a bandeja']],
  ['nl', 'Vergeet niet het rooster schoon te maken.', ['Het rooster schoonmaken']],
  ['de', 'Vergessen Sie nicht, den Rost zu reinigen.', ['Den Rost reinigen']],
  ['de', 'Denken Sie daran, die Luke abzuschließen.', ['Die Luke abschließen']],
  ['it', 'Assicuratevi che il cancello sia chiuso.', ['Assicurarsi che il cancello sia chiuso']],
  ['fr', "Veillez à ce que la grille ne bloque pas l'entrée.", ["Veiller à ce que la grille ne bloque pas l'entrée"]],
  // Of orders and duties each is a step.
  ['nl', 'Sorteer de flessen op maat en maak de bak leeg.', ['De flessen op maat sorteren', 'De bak leegmaken']],
  ['it', 'Bisogna chiudere il gas e chiamare il tecnico.', ['Chiudere il gas', 'Chiamare il tecnico']],
  ['de', 'Jedes beschädigte Regal ist der Leitung zu melden.', ['Jedes beschädigte Regal der Leitung melden']],
  ['nl', 'Elke kapotte fles moet bij de balie gemeld worden.', ['Elke kapotte fles bij de balie melden']],
  // What never may be, or is not done, is a caution.
  ['pt', 'Cheques não são aceitos.', []],
  ['es', 'Los cheques no se aceptan.', []],
  ['it', 'Gli assegni non si accettano.', []],
  ['es', 'El nivel no debe bajar nunca de 10 litros.', []],
  ['it', 'Il livello non deve mai scendere sotto 10 litri.', []],
  ['pt', 'O nível nunca pode ficar abaixo de 10 litros.', []],
  ['de', 'Die Luke bleibt nie offen.', []],
  ['nl', 'Laat het luik nooit open.', []],
];

const FRAMES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ['Der Hausmeister zählt die Stühle.', 'Danach die Fenster schließen.'],
  nl: ['De beheerder telt de stoelen.', 'Daarna de ramen sluiten.'],
  fr: ['Le gérant compte les chaises.', 'Ensuite fermer les fenêtres.'],
  es: ['El gerente cuenta las sillas.', 'Después cerrar las ventanas.'],
  it: ['Il gestore conta le sedie.', 'Poi chiudere le finestre.'],
  pt: ['O gerente conta as cadeiras.', 'Depois fechar as janelas.'],
};

describe('draftSop reads the clauses of other languages (drafting 3.2)', () => {
  it.each(CLAUSES)('%s: %s', (lang, sentence, steps) => {
    const [before, after] = FRAMES[lang] ?? ['', ''];
    expect(statedSteps(`${before} ${sentence} ${after}`).slice(1, -1)).toEqual(steps);
  });

  it('turns the clause behind a condition upright (drafting 3.1)', () => {
    const { exceptions } = draftSop(
      'Der Fahrer zählt die Säcke. Wenn ein Sack beschädigt ist, macht er ein Foto und schickt es ans Lager.',
    ).document;
    expect(exceptions.map((one) => one.then)).toContain('Er macht ein Foto und schickt es ans Lager');
  });

  it.each([
    [
      'Zeigt die Pumpe F2 an, muss der Strom abgestellt und der Techniker angerufen werden.',
      'Wenn die Pumpe F2 anzeigt: Der Strom muss abgestellt und der Techniker angerufen werden',
    ],
    [
      'Als er een vlek is, was het doek opnieuw of leg het apart.',
      'Als er een vlek is, was het doek opnieuw of leg het apart',
    ],
  ])('keeps the words where two verbs are in one clause: %s (drafting 3.1)', (sentence, kept) => {
    const [before] = FRAMES[sentence.startsWith('Als') ? 'nl' : 'de'] ?? [''];
    const { exceptions } = draftSop(`${before} ${sentence}`).document;
    const steps = statedSteps(`${before} ${sentence}`).slice(1);
    expect([...steps, ...exceptions.map((one) => `${one.when}, ${one.then}`)]).toEqual([kept]);
  });

  it('takes the name of a department before "of" for no order (drafting 3.4)', () => {
    const request = 'Recepción de paquetes. El conserje cuenta los paquetes. Después los guarda en el armario.';
    expect(statedSteps(request)[0]).toBe('Contar los paquetes — Conserje');
  });

  it('tells what a chain of parts begins with as the condition of the next one (drafting 3.2)', () => {
    const steps = statedSteps(
      'Also wenn ein Gerät zurückkommt, dann prüfen wir zuerst das Kabel, danach schreibt der Techniker die Nummer auf und klebt den Aufkleber an, dann wird das Gehäuse mit dem blauen Tuch gereinigt, anschließend wird die Liste geführt und der Kunde angerufen, danach kommt das Gerät in das Regal hinten links neben der Tür zum Lager, und am Ende wird die Kasse gezählt.',
    );
    expect(steps[0]).toBe('Wenn ein Gerät zurückkommt: Zuerst das Kabel prüfen');
  });

  it.each([
    [
      'pt',
      'Quando o cliente devolve a bicicleta você confere os pneus, depois anota a hora.',
      'Quando o cliente devolve a bicicleta: Conferir os pneus',
    ],
    [
      'fr',
      'Quand le camion arrive tu ouvres la porte, tu comptes les sacs.',
      'Quand le camion arrive: Ouvrir la porte',
    ],
    ['zh', '货车到达后，核对数量和订单，在每个箱子上贴上标签。每天打扫。', '货车到达后: 核对数量和订单'],
  ])('finds the end of what opens the work in %s: %s (drafting 3.2)', (_lang, request, first) => {
    expect(statedSteps(request)[0]).toBe(first);
  });

  it('reads what Japanese forbids as a caution, and takes no whole sentence for a title (drafting 3.3, drafting 3.8)', () => {
    const { document } = draftSop(
      '荷物が届いた時は、係員が番号を確認します。次に棚に入れます。午後は係員が倉庫を掃除します。入口に箱を置かないこと。',
    );
    expect(document.title).toBe('荷物が届いた時');
    expect(document.safety.map(({ text }) => text)).toContain('入口に箱を置かないこと');
    expect(
      statedSteps('荷物が届いた時は、係員が番号を確認します。次に棚に入れます。午後は係員が倉庫を掃除します。'),
    ).toHaveLength(3);
  });

  it('takes no conjunction for a name (drafting 3.4)', () => {
    const { roles } = draftSop(
      'El conserje cuenta las llaves. Cuando llega un huésped nuevo la camarera le da la llave. Después cerrar la puerta.',
    ).document;
    expect(roles.map(({ name }) => name)).not.toContain('Cuando');
  });

  it('takes the verb behind a role for no name (drafting 3.4)', () => {
    const { roles } = draftSop(
      'O gerente conta as caixas. O responsável confirma a entrega e arquiva a nota.',
    ).document;
    expect(roles.map(({ name }) => name)).toEqual(['Gerente', 'Responsável']);
  });
});
