import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));

describe('draftSop reads what people say in other languages (drafting 3.1)', () => {
  it.each([
    // no sentence ends behind an abbreviation
    [
      'Abnahme der Wohnung. Den Auftrag online stellen, z. B. bei der Post. Die Zähler für Strom u. Gas werden abgelesen.',
      'Den Auftrag online stellen, z. B. bei der Post',
    ],
    ['Alta de pacientes. La Dra. Helena Ruiz revisa el cuestionario.', 'Revisar el cuestionario — Dra. Helena Ruiz'],
    // a time before the clause, with its verb
    [
      'Fermeture. Dès que la répétition est terminée, le musicien éteint les amplis.',
      'Dès que la répétition est terminée: Éteindre les amplis — Musicien',
    ],
    [
      'Vorbereitung. Bevor die Narkose beginnt, muss der Besitzer die Einwilligung unterschreiben.',
      'Bevor die Narkose beginnt: Die Einwilligung unterschreiben — Besitzer',
    ],
    // a clause that begins with its verb stays with what is before it
    [
      'Vorbereitung. Die Helferin rasiert das Feld. Anschließend wird es mit Chlor desinfiziert.',
      'Anschließend wird es mit Chlor desinfiziert',
    ],
    // orders of every person
    ['Cierre. Apagad las máquinas, recoged las pesas y limpiad los bancos con agua.', 'Recoger las pesas'],
    ['Registro. Anote los valores en el libro y fírmelo.', 'Firmarlo'],
    ['Riepilogo. Preparate il riepilogo e inviatelo alla direzione.', 'Inviarlo alla direzione'],
    // articles of a policy have a number and no note
    [
      'Reglement.\nArt. 1 Elektrisch gereedschap dient voor uitgifte te worden getest.',
      'Elektrisch gereedschap voor uitgifte testen',
    ],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it.each([
    ['Lager. Die Kästen werden gezählt. Rauchen ist im Lager untersagt.', 'Rauchen ist im Lager untersagt'],
    [
      'Coche. Se revisa el aceite. Queda prohibido usar el móvil al volante.',
      'Queda prohibido usar el móvil al volante',
    ],
    [
      'Zwembad. We sluiten de kluisjes af. Het is niet toegestaan om alleen te sluiten.',
      'Het is niet toegestaan om alleen te sluiten',
    ],
  ])('keeps the prohibition of %j (drafting 3.3)', (request, rule) => {
    expect(rulesOf(request)).toContain(rule);
    expect(statedSteps(request)).not.toContain(rule);
  });

  it('lists no clause that only closes what is said (drafting 3.6)', () => {
    expect(statedSteps('Arrosage. Tu ouvres la vanne, tu lances le programme, voilà c’est tout.')).not.toContain(
      'C’est tout',
    );
  });

  it.each([
    ['Die Frachtbriefe werden sieben Jahre aufgehoben.', { name: 'Frachtbriefe', keep: 'sieben Jahre', where: null }],
    [
      'Die Frachtbriefe müssen mindestens 7 Jahre im Archiv aufbewahrt werden.',
      { name: 'Frachtbriefe', keep: 'mindestens 7 Jahre', where: 'im Archiv' },
    ],
    ['De vrachtbrieven bewaren we zeven jaar.', { name: 'Vrachtbrieven', keep: 'zeven jaar', where: null }],
    ['Los albaranes se guardan un año.', { name: 'Los albaranes', keep: 'un año', where: null }],
    ['Les récépissés sont archivés cinq ans.', { name: 'Les récépissés', keep: 'cinq ans', where: null }],
    ['I registri vengono conservati due anni.', { name: 'I registri', keep: 'due anni', where: null }],
    ['Os recibos ficam arquivados dois anos.', { name: 'Os recibos', keep: 'dois anos', where: null }],
  ])('tells how long a record is kept, in words as well: %s', (sentence, record) => {
    const work = {
      De: 'Magazijn afsluiten. De deur controleren.',
      Di: 'Lager abschließen. Die Tür prüfen.',
      Lo: 'Cerrar el almacén. Comprobar la puerta.',
      Le: 'Fermeture du dépôt. Vérifier la porte.',
      'I ': 'Chiusura del magazzino. Controllare la porta.',
      Os: 'Fechamento do depósito. Conferir a porta.',
    }[sentence.slice(0, 2)];
    const { records, notes } = draftSop(`${work} ${sentence}`).document;
    expect(records).toMatchObject([record]);
    expect(notes).toEqual([]);
  });

  it.each([
    [
      'Bei uns in der Werkstatt läuft die Annahme so: Der Meister prüft den Wagen. Die Schlüssel kommen ins Fach.',
      'Annahme',
    ],
    [
      'Hallo,\nda es Streit gab: haltet euch bitte an folgenden Ablauf bei der Ausgabe von Helmen. Die Nummer notieren. Den Ausweis prüfen.',
      'Ausgabe von Helmen',
    ],
    ['Ab Mai gilt für die Garderobe Folgendes. Die Marken sortieren. Die Mäntel aufhängen.', 'Garderobe'],
    [
      'En el taller de coches trabajamos así: el mecánico revisa los frenos y anota los kilómetros.',
      'Taller de coches',
    ],
    ['A partir de maio a entrega de uniformes muda. Conferir o tamanho. Anotar o nome.', 'Entrega de uniformes'],
    ['Da maggio cambia il ritiro dei pacchi. Controllare il documento. Firmare il registro.', 'Ritiro dei pacchi'],
    ['Voici comment on fait maintenant pour la remise des clés. Vérifier le nom. Noter l’heure.', 'Remise des clés'],
    ['Even de afspraken voor de kelder, want het is een troep. De dozen stapelen. De vloer vegen.', 'Kelder'],
    ['Vanaf mei verandert de uitgifte van sleutels. De naam noteren. Het pasje controleren.', 'Uitgifte van sleutels'],
    [
      '各位\n\nお疲れ様です。来月から会議室予約の手順を以下の通り変更します。\n\n予定表を確認します。名前を入力します。',
      '会議室予約の手順',
    ],
  ])('names what a message announces: %s', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('leaves out the name below a letter that has no headers', () => {
    const { phases, notes } = draftSop(
      "Bonjour,\n\nVoici comment on procède pour l'inventaire.\n\nCompter les cartons. Noter le total.\n\nMerci de respecter tout ça.\nHélène",
    ).document;
    expect(phases.flatMap(({ steps }) => steps.map(({ text }) => text))).toEqual([
      'Compter les cartons',
      'Noter le total',
    ]);
    expect(notes).toEqual([]);
  });

  it('keeps a limit of time with what is done, and protective equipment that is only handed out a step', () => {
    const steps = statedSteps(
      'Procedura del deposito. Il custode registra l’uscita e consegna il casco. Aprire la pratica, entro 5 giorni. Indossare i guanti.',
    );
    expect(steps).toEqual([
      'Registrare l’uscita — Custode',
      'Consegnare il casco — Custode',
      'Aprire la pratica, entro 5 giorni — Custode',
    ]);
  });
});
