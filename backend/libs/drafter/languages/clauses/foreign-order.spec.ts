import { describe, expect, it } from '@jest/globals';
import { cutAtOrders, endsList, foreignOrder, noteOrder, takesUp, withCarriedVerbs } from './foreign-order.js';
import type { ForeignOrder } from './order.js';

/** "role [when] text", as short as it can be compared. */
function shown(order: ForeignOrder | null): string | null {
  if (!order) return null;
  const who = order.doer.kind === 'role' ? order.doer.role : order.doer.kind;
  return `${who} [${order.when ?? ''}] ${order.text}`;
}

const WORDED: readonly (readonly [lang: string, clause: string, order: string])[] = [
  // somebody who acts
  ['es', 'El dentista desinfecta el sillón', 'dentista [] desinfectar el sillón'],
  ['es', 'La enfermera jefa revisa el pulso y la temperatura', 'enfermera jefa [] revisar el pulso y la temperatura'],
  ['es', 'El cocinero debe lavar las verduras antes de cortarlas', 'cocinero [] lavar las verduras antes de cortarlas'],
  ['es', 'La recepcionista le entrega la tarjeta de embarque', 'recepcionista [] entregarle la tarjeta de embarque'],
  ['es', 'Los mozos lavan y secan los platos', 'mozos [] lavar y secar los platos'],
  ['fr', "L'enseignant compte les élèves", 'enseignant [] compter les élèves'],
  ['fr', 'La réceptionniste remet la clé au client', 'réceptionniste [] remettre la clé au client'],
  ['it', 'Il dentista gli consegna il modulo', 'dentista [] consegnargli il modulo'],
  ['it', 'Il magazziniere deve firmare la bolla', 'magazziniere [] firmare la bolla'],
  ['pt', 'O professor confere os alunos', 'professor [] conferir os alunos'],
  ['pt', 'O dentista entrega-lhe a receita', 'dentista [] entregar-lhe a receita'],
  ['de', 'Der Bäcker muss den Ofen vorheizen', 'Bäcker [] den Ofen vorheizen'],
  ['de', 'Die Flugbegleiterin schließt die Tür', 'Flugbegleiterin [] die Tür schließen'],
  ['de', 'Abends schließt die Verkäuferin den Laden ab', 'Verkäuferin [Abends] den Laden abschließen'],
  ['nl', 'De tandarts maakt de stoel schoon', 'tandarts [] de stoel schoonmaken'],
  ['nl', 'De bakker moet het deeg kneden', 'bakker [] het deeg kneden'],
  ['it', 'La mattina chi apre accende il forno', 'chi apre [La mattina] accendere il forno'],
  // nobody in particular
  ['es', 'se limpia la pizarra', 'nobody [] limpiar la pizarra'],
  ['es', 'revisamos los billetes', 'nobody [] revisar los billetes'],
  ['es', 'hay que ordeñar las vacas', 'nobody [] ordeñar las vacas'],
  ['fr', 'on se lave les mains', 'nobody [] se laver les mains'],
  ['fr', 'il faut nettoyer le four', 'nobody [] nettoyer le four'],
  ['it', 'controlliamo il gregge', 'nobody [] controllare il gregge'],
  ['pt', 'limpa-se o curral', 'nobody [] limpar o curral'],
  ['de', 'man schreibt den Wert auf', 'nobody [] den Wert aufschreiben'],
  ['de', 'Prüfen Sie den Druck', 'nobody [] den Druck prüfen'],
  ['de', 'Stecker mit Brandspuren schneiden wir sofort ab', 'nobody [] Stecker mit Brandspuren sofort abschneiden'],
  ['nl', 'we controleren de bagage', 'nobody [] de bagage controleren'],
  // the subject is what the work is done to
  ['es', 'Los informes se archivan en el armario', 'nobody [] archivar los informes en el armario'],
  ['es', 'La orden es firmada por el jefe de taller', 'jefe de taller [] firmar la orden'],
  ['fr', "Le linge est trié par l'aide-soignant", 'aide-soignant [] trier le linge'],
  ['it', 'Gli attrezzi vengono sterilizzati dal tecnico', 'tecnico [] sterilizzare gli attrezzi'],
  ['it', "L'impasto va messo in frigo", "nobody [] mettere l'impasto in frigo"],
  ['pt', 'Os pães são assados pelo padeiro a 200 graus', 'padeiro [] assar os pães a 200 graus'],
  [
    'de',
    'Nach dem Unterricht wird der Müll vom Hausmeister entsorgt',
    'Hausmeister [Nach dem Unterricht] den Müll entsorgen',
  ],
  ['de', 'Ein roter Zettel wird angebracht', 'nobody [] einen roten Zettel anbringen'],
  ['de', 'Die Tür ist abzuschließen', 'nobody [] die Tür abschließen'],
  ['de', 'Die Tür muss abgeschlossen werden', 'nobody [] die Tür abschließen'],
  ['nl', 'Daarna wordt de stal gedweild door de schoonmaker', 'schoonmaker [] de stal dweilen'],
  // pronouns, which stay
  ['fr', 'Il le note sur la fiche', 'meant [] le noter sur la fiche'],
  ['it', 'lo fotocopia subito', 'same [] fotocopiarlo subito'],
  ['es', 'la colocáis en la estantería B', 'nobody [] colocarla en la estantería B'],
  // orders of every person
  ['es', 'comprobad que la prenda está sin usar', 'nobody [] comprobar que la prenda está sin usar'],
  ['es', 'fírmelo', 'nobody [] firmarlo'],
  ['it', 'inviatelo alla direzione', 'nobody [] inviarlo alla direzione'],
  ['it', 'preparate il riepilogo', 'nobody [] preparare il riepilogo'],
  ['fr', 'mets-les au four', 'nobody [] les mettre au four'],
  ['de', 'dann druckst du den Beleg aus', 'nobody [] den Beleg ausdrucken'],
  ['de', 'Nimm den Deckel ab', 'same [] den Deckel abnehmen'],
  ['de', 'trägt das Gewicht in die Karte ein', 'gone on [] das Gewicht in die Karte eintragen'],
  // the object first
  ['es', 'El parte lo firma el chófer al llegar', 'chófer [] firmar el parte al llegar'],
  ['fr', 'les fromages, tu les retournes tous les jours', 'nobody [] retourner les fromages tous les jours'],
  // times and conditions
  ['es', 'Al terminar se apagan las luces', 'nobody [Al terminar] apagar las luces'],
  ['es', 'se cobra en caja si no está pagado', 'nobody [si no está pagado] cobrar en caja'],
  ['fr', 'On appelle le responsable si le colis est ouvert', 'nobody [si le colis est ouvert] appeler le responsable'],
  ['de', 'Der Lehrer ruft die Eltern an, wenn ein Kind fehlt', 'Lehrer [wenn ein Kind fehlt] die Eltern anrufen'],
  ['nl', 'De kok controleert de soep, voordat hij serveert', 'kok [] de soep controleren, voordat hij serveert'],
];

const KEPT: readonly (readonly [lang: string, clause: string])[] = [
  // nouns that look like verbs
  ['es', 'firma del cliente'],
  ['it', 'giro dello scafo'],
  ['it', 'numero nostro sul parabrezza'],
  ['fr', 'fiche du lot'],
  ['de', 'Belege kommen per Post'],
  ['de', 'Test der Anlage'],
  ['es', 'la limpia con agua'],
  ['it', 'firma sul registro appeso in laboratorio'],
  // a second verb that would stay
  ['fr', 'il le signe et le rend au chef'],
  ['es', 'anote los valores y fírmelo'],
  // what is forbidden, and what is so
  ['es', 'no se abre la puerta'],
  ['fr', 'on la vend pas'],
  ['it', 'Senza cartellino alla reception non si assegna il letto'],
  ['it', 'La reception non assegna il letto, mai'],
  ['it', 'La reception assegna il letto, mai'],
  ['es', 'El recepcionista nunca abre la puerta'],
  ['pt', 'O porteiro não abre o portão'],
  ['de', 'Wir nehmen die Ware nicht an'],
  ['fr', 'Le magasin est fermé le lundi'],
  ['it', 'La porta è chiusa'],
  ['pt', 'tem que caber: espaço livre'],
  // a second verb would stay
  ['fr', 'Le boulanger pèse la farine et zigouille la pâte'],
  ['es', 'pone la pegatina y YO lo compruebo con la lista'],
  ['es', 'La enfermera revisa el pulso y apunta la hora'],
  // an object whose form or whose name is not known
  ['de', 'Der Patient wird vom Pfleger gewaschen'],
  ['es', 'El tío lo firma'],
  // what is past, what is asked
  ['de', 'Der Monteur hat das Öl geprüft'],
  ['es', '¿se limpia la mesa?'],
];

describe('foreignOrder', () => {
  it.each(WORDED)('words "%s: %s" as an instruction', (lang, clause, order) => {
    expect(shown(foreignOrder(clause, lang))).toBe(order);
  });

  it.each(KEPT)('keeps "%s: %s" as it was written', (lang, clause) => {
    expect(foreignOrder(clause, lang)).toBeNull();
  });

  it('asks with "if" after a verb that checks', () => {
    expect(shown(foreignOrder('Se comprueba si hay fugas', 'es'))).toBe('nobody [] comprobar si hay fugas');
    expect(shown(foreignOrder("L'hôtesse contrôle si le badge fonctionne", 'fr'))).toBe(
      'hôtesse [] contrôler si le badge fonctionne',
    );
  });

  it('leaves other languages alone', () => {
    expect(foreignOrder('Lekarz sprawdza puls', 'pl')).toBeNull();
  });
});

describe('cutAtOrders', () => {
  it.each([
    ['es', 'revisa el pulso y apunta la hora', ['revisa el pulso', 'apunta la hora']],
    ['es', 'subir un palmo y comprobar que no baila', ['subir un palmo', 'comprobar que no baila']],
    [
      'es',
      'La valoración dura una hora y se apunta en la ficha',
      ['La valoración dura una hora', 'La valoración se apunta en la ficha'],
    ],
    ['es', 'los que limpian la mesa y cierran la puerta', ['los que limpian la mesa y cierran la puerta']],
    [
      'fr',
      'Les sacs sont remplis aux deux tiers et fermés',
      ['Les sacs sont remplis aux deux tiers', 'Les sacs doivent être fermés'],
    ],
    ['it', 'La maestra conta i bambini e chiude il cancello', ['La maestra conta i bambini', 'chiude il cancello']],
    ['de', 'Der Landwirt füllt den Trog und öffnet das Gatter', ['Der Landwirt füllt den Trog', 'öffnet das Gatter']],
    ['nl', 'De bakker weegt het meel en kneedt het deeg', ['De bakker weegt het meel', 'kneedt het deeg']],
    ['nl', 'De bakker weegt het meel en het zout', ['De bakker weegt het meel en het zout']],
  ])('cuts "%s: %s" where a second verb begins', (lang, part, pieces) => {
    expect(cutAtOrders(part, lang)).toEqual(pieces);
  });
});

describe('parts of a sentence', () => {
  it('ends a list of things', () => {
    expect(endsList('embarazo y anticoagulantes', 'El médico pregunta por marcapasos', 'es')).toBe(true);
    expect(endsList('apaga la luz y cierra', 'El médico pregunta por marcapasos', 'es')).toBe(false);
  });

  it('takes up what stands before the comma', () => {
    expect(takesUp('tu les retournes tous les jours', 'les fromages', 'fr')).toBe(true);
    expect(takesUp('tu fermes la cave', 'les fromages', 'fr')).toBe(false);
  });

  it('carries the verb of a passive over', () => {
    const parts = ['Geldbörsen werden zu zweit geöffnet', 'das Bargeld gezählt und in den Tresor gelegt'];
    const orders = withCarriedVerbs(parts, 'de').map((part) => foreignOrder(part, 'de')?.text);
    expect(orders).toEqual(['Geldbörsen zu zweit öffnen', 'das Bargeld zählen', 'das Bargeld in den Tresor legen']);
  });
});

describe('noteOrder', () => {
  it.each([
    ['fr', 'badge testé devant le chef', 'tester badge devant le chef'],
    ['pt', 'portão 3 fechado', 'fechar portão 3'],
    ['it', 'graffi segnati sul foglio', 'segnare graffi sul foglio'],
    ['es', 'hora apuntada en la ficha', 'apuntar hora en la ficha'],
  ])('words the note "%s: %s" as an instruction', (lang, note, text) => {
    expect(noteOrder(note, lang)?.text).toBe(text);
  });

  it.each([
    ['es', 'pago recibido'],
    ['fr', 'colis refusé'],
    ['pt', 'defeito anotado na ficha não será cobrado'],
    ['it', 'benzina piena'],
    ['de', 'Tür geschlossen'],
  ])('keeps the note "%s: %s", which tells what happened or what is so', (lang, note) => {
    expect(noteOrder(note, lang)).toBeNull();
  });
});
