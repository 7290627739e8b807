import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** The names of the phases that have a step of the request, and the steps of the request in each. */
function phasesOf(prompt: string): Record<string, string[]> {
  return Object.fromEntries(
    draftSop(prompt)
      .document.phases.map(({ title, steps }): [string, string[]] => [
        title,
        steps.filter(({ src }) => src !== 'suggested').map(({ text }) => text),
      ])
      .filter(([, steps]) => steps.length > 0),
  );
}

const exceptionsOf = (prompt: string) =>
  draftSop(prompt)
    .document.exceptions.filter(({ src }) => src !== 'suggested')
    .map(({ when, then, escalate_to }) => [when, then, escalate_to]);

describe('documents of a business in other languages', () => {
  it('takes a short line above a paragraph for a heading (drafting 3.6)', () => {
    expect(
      phasesOf(
        'Remise des clés\n\nAvant le rendez-vous\nLe gardien prépare le dossier du locataire. Il imprime le bail.\n\nSur place\nLe gardien relève les compteurs et note les chiffres.',
      ),
    ).toEqual({
      'Avant le rendez-vous': ['Préparer le dossier du locataire', 'Imprimer le bail'],
      'Sur place': ['Relever les compteurs', 'Noter les chiffres'],
    });
  });

  it('takes no short step for a heading', () => {
    expect(
      statedSteps(
        'Tagesabschluss Kiosk\n\nKasse zählen\n\nGeld in den Tresor legen und den Tresor verschließen\n\nRollladen schließen',
      ),
    ).toEqual(['Kasse zählen', 'Geld in den Tresor legen', 'Den Tresor verschließen', 'Rollladen schließen']);
  });

  it('reads the parts of a German or Dutch document by their headings', () => {
    const { document } = draftSop(
      'Ladestation prüfen\n\nZweck\nAusfälle vermeiden.\n\nGeltungsbereich\nAlle Filialen.\n\nWöchentlich\nDer Techniker prüft die Kabel. Er notiert die Werte.\n\nAufzeichnungen\nPrüfprotokoll',
    );
    expect(document.purpose).toBe('Ausfälle vermeiden');
    expect(document.scope).toContain('Alle Filialen');
    expect(document.records.map(({ name }) => name)).toEqual(['Prüfprotokoll']);
  });

  it.each([
    [
      'Diese Regelung gilt für alle Fahrzeuge der Firma.',
      'Reifenwechsel\n\n',
      ' Der Mechaniker hebt das Auto an. Er löst die Schrauben.',
    ],
    [
      "Cette procédure s'applique aux deux magasins.",
      'Inventaire\n\n',
      ' Le vendeur compte les articles. Il note le total.',
    ],
    [
      'Este procedimiento se aplica a todas las tiendas.',
      'Inventario\n\n',
      ' El vendedor cuenta los artículos. Anota el total.',
    ],
    [
      'Deze procedure geldt voor alle vestigingen.',
      'Voorraad tellen\n\n',
      ' De verkoper telt de artikelen. Hij noteert het totaal.',
    ],
  ])('takes what a document says of itself for its scope: %s', (sentence, title, work) => {
    const { document } = draftSop(title + sentence + work);
    expect(document.scope).toContain(sentence.slice(0, -1));
    expect(document.phases.flatMap(({ steps }) => steps.map(({ text }) => text)).join()).not.toContain(
      sentence.slice(0, -1),
    );
  });

  it('says what is done in an exception, and who does it behind it, not to whom it happens', () => {
    expect(
      exceptionsOf(
        'Paketannahme\n\nDer Pförtner nimmt das Paket an. Der Fahrer unterschreibt. Ist das Paket beschädigt, informiert der Pförtner den Empfänger, bevor der Fahrer abfährt.',
      ),
    ).toEqual([
      ['Wenn das Paket beschädigt ist', 'Den Empfänger informieren, bevor der Fahrer abfährt (Pförtner)', null],
    ]);
    expect(
      exceptionsOf(
        'Recepción de pedidos\n\nEl mozo descarga el camión. Si falta un bulto, el encargado debe autorizar la recepción.',
      ),
    ).toEqual([['Si falta un bulto', 'Autorizar la recepción (encargado)', 'Encargado']]);
  });

  it('reads "otherwise" behind a condition as the other case of it', () => {
    const prompt =
      'Commandes\n\nOuvre le carton. Si le verre est cassé, tu prends une photo, sinon tu ranges le carton en réserve.';
    expect(exceptionsOf(prompt)).toEqual([['Si le verre est cassé', 'Prendre une photo', null]]);
    expect(draftSop(prompt).document.phases.flatMap(({ steps }) => steps.map(({ when }) => when))).toContain('Sinon');
  });

  it('ends a condition without its comma where somebody is asked for something', () => {
    expect(
      exceptionsOf('Schlüssel\n\nSchlüssel eintragen. wenn einer fehlt bitte sofort den Meister anrufen.'),
    ).toEqual([['Wenn einer fehlt', 'Sofort den Meister anrufen', null]]);
  });

  it('names a Dutch job with what it is there for, and nobody whom it is done to', () => {
    const { document } = draftSop(
      'Afspraken maken\n\nDe medewerker receptie belt de patiënt. Zij noteert de datum in de agenda.',
    );
    expect(document.roles.map(({ name }) => name)).toEqual(['Medewerker receptie']);
  });

  it('names who does it in Chinese, also behind what must be done', () => {
    const { document } = draftSop(
      '设备巡检流程\n\n1. 巡检员每天检查水泵。\n2. 值班经理应在两小时内确认记录。\n3. 维修人员上门更换零件。',
    );
    expect(document.phases.flatMap(({ steps }) => steps.map(({ role }) => role))).toEqual(
      expect.arrayContaining(['巡检员', '值班经理', '维修人员']),
    );
  });

  it.each([
    [
      'El técnico revisa la bomba. El filtro, la tapa y los tornillos se limpian con un paño.',
      ['Revisar la bomba — Técnico', 'Limpiar el filtro, la tapa y los tornillos con un paño'],
    ],
    [
      'Il tecnico controlla la caldaia. I guasti devono essere segnalati entro due giorni dal controllo.',
      ['Controllare la caldaia — Tecnico', 'Segnalare i guasti entro due giorni dal controllo'],
    ],
    [
      'Il tecnico controlla la caldaia. I filtri vengono puliti ogni mese o su richiesta.',
      ['Controllare la caldaia — Tecnico', 'Pulire i filtri ogni mese o su richiesta'],
    ],
    [
      'O técnico verifica a bomba. Depois de usar guarda a chave, limpa a bancada e fecha a porta.',
      [
        'Verificar a bomba — Técnico',
        'Depois de usar: Guardar a chave',
        'Depois de usar: Limpar a bancada',
        'Depois de usar: Fechar a porta',
      ],
    ],
    [
      'El jefe de sala mide la temperatura dos veces al día, al abrir y al cerrar.',
      ['Medir la temperatura dos veces al día, al abrir y al cerrar — Jefe de sala'],
    ],
  ])('reads what is done to several things, and when: %s', (told, steps) => {
    expect(statedSteps(`Mantenimiento\n\n${told}`)).toEqual(steps);
  });

  it('parts what is done from how it has to be', () => {
    const { document } = draftSop(
      'Recebimento\n\nO conferente assina a nota. Os peixes são medidos com termômetro e devem estar abaixo de 3 °C.',
    );
    expect(document.phases.flatMap(({ steps }) => steps.map(({ text }) => text))).toContain(
      'Medir os peixes com termômetro',
    );
    expect(document.safety.map(({ text }) => text)).toContain('Os peixes devem estar abaixo de 3 °C');
  });

  it.each([
    ['Wenn der Sensor piept drückst du den Knopf.', 'Wenn der Sensor piept', 'Den Knopf drücken'],
    ['Als de pomp lekt draai je de kraan dicht.', 'Als de pomp lekt', 'De kraan dichtdraaien'],
    ['Se a bomba não ligar chama o eletricista.', 'Se a bomba não ligar', 'Chamar o eletricista'],
    ['Si la luz no se enciende llama al electricista.', 'Si la luz no se enciende', 'Llamar al electricista'],
  ])('ends a condition without its comma between its verb and the next: %s', (told, when, action) => {
    const { document } = draftSop(`Pumpe / Pomp / Bomba\n\n${told}`);
    const found = [
      ...document.exceptions.map((entry) => [entry.when, entry.then]),
      ...document.phases.flatMap(({ steps }) => steps.map((step) => [step.when, step.text])),
    ];
    expect(found).toContainEqual([when, action]);
  });

  it('parts dictated German before a time and before a case that has its consequence', () => {
    expect(
      statedSteps(
        'Morgens in der Werkstatt\n\ndu schließt das tor auf und prüfst den kompressor um acht verteilst du die aufträge wenn ein teil fehlt rufst du den händler an',
      ).join(' / '),
    ).toMatch(/ \/ Um acht verteilst du die aufträge$/u);
  });

  it('reads a whole sentence under a heading of problems as an exception', () => {
    expect(
      exceptionsOf(
        'Kompressor prüfen\n\nTäglich\nDer Techniker prüft den Druck. Er notiert die Werte.\n\nStörungen\nZeigt das Display einen Fehler an, schaltet der Techniker den Kompressor aus.',
      ),
    ).toEqual([['Wenn das Display einen Fehler anzeigt', 'Den Kompressor ausschalten (Techniker)', null]]);
  });

  it('goes on with whoever "he" was, and not with the role of the other lines', () => {
    const { document } = draftSop(
      'Relances\n\nLe comptable contrôle les échéances. Après dix jours, il appelle le client et note la réponse. Le commercial examine le dossier et répond au client.',
    );
    expect(
      document.phases.flatMap(({ steps }) => steps.filter(({ src }) => src !== 'suggested').map(({ role }) => role)),
    ).toEqual(['Comptable', 'Comptable', 'Comptable', 'Commercial', 'Commercial']);
  });

  it('reads 20,000 characters of one clause without a verb in time', () => {
    const start = process.cpuUsage();
    draftSop('la mesa grande del salón de arriba con las sillas rojas del patio y el mantel de hilo '.repeat(230));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
