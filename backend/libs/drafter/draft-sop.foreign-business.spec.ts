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
    ).toEqual([['Wenn einer fehlt', 'Den Meister sofort anrufen', null]]);
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
});
