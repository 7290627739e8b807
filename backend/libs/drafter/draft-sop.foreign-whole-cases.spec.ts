import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** Steps, and exceptions as "When → action". */
const toldBy = (request: string): string[] => [
  ...statedSteps(request),
  ...draftSop(request).document.exceptions.map(({ when, then }) => `${when} → ${then}`),
];

describe('draftSop keeps a case with its own commas whole in other languages', () => {
  it.each([
    [
      'Playa. Abrir la torre. Si hay un bañista mareado, herido o con dolor, el socorrista avisa al médico.',
      'Si hay un bañista mareado, herido o con dolor → Avisar al médico (socorrista)',
    ],
    [
      'Taller. Abrir la puerta. Si el motor vibra, huele a quemado o pierde aceite, el operario para la máquina.',
      'Si el motor vibra, huele a quemado o pierde aceite → Parar la máquina (operario)',
    ],
    [
      'Dépôt. Ouvrir le quai. Si le colis est ouvert, mouillé ou sans étiquette, le magasinier prévient le transporteur.',
      'Si le colis est ouvert, mouillé ou sans étiquette → Prévenir le transporteur (magasinier)',
    ],
    [
      'Albergo. Accendere le luci. Quando arriva un ospite anziano, disabile o con bambini, il portiere assegna una camera al piano terra.',
      'Quando arriva un ospite anziano, disabile o con bambini: Assegnare una camera al piano terra — Portiere',
    ],
    [
      'Bar. Tische wischen. Wenn der Gast betrunken, laut oder aggressiv ist, verständigt der Wirt die Polizei.',
      'Wenn der Gast betrunken, laut oder aggressiv ist: Die Polizei verständigen — Wirt',
    ],
    [
      'Lager. Tor öffnen. Wenn Siegel, Etikett oder Deckel fehlen, ruft der Lagerist den Lieferanten an.',
      'Wenn Siegel, Etikett oder Deckel fehlen → Den Lieferanten anrufen (Lagerist)',
    ],
    [
      'Bar. Tafels afnemen. Als de klant boos, dronken of agressief is, waarschuwt de barman de politie.',
      'Als de klant boos, dronken of agressief is: De politie waarschuwen — Barman',
    ],
  ])('%s', (request, line) => {
    expect(toldBy(request)).toContain(line);
  });

  it.each([
    [
      'Almacén. Abrir la puerta. Si falta el precinto, o si la caja está rota, se devuelve el pedido al proveedor.',
      'Si falta el precinto, o si la caja está rota → Devolver el pedido al proveedor',
    ],
    [
      "Piscina. Aprire la porta. Se la vasca è vuota, o se la pompa fa rumore, il manutentore spegne l'impianto.",
      "Se la vasca è vuota, o se la pompa fa rumore: Spegnere l'impianto — Manutentore",
    ],
    [
      "Camping. Ouvrir la barrière. Dès qu'un client annule, ou qu'un emplacement se libère, la réception rappelle le premier de la liste.",
      "Dès qu'un client annule, ou qu'un emplacement se libère: La réception rappelle le premier de la liste",
    ],
    [
      "Magasin. Ouvrir la grille. Si la porte est forcée, ou si l'alarme sonne, on appelle la police.",
      "Si la porte est forcée, ou si l'alarme sonne: Appeler la police",
    ],
    [
      'Bad. Tür öffnen. Falls das Wasser trüb ist, oder falls es riecht, schließt der Bademeister das Becken.',
      'Falls das Wasser trüb ist, oder falls es riecht: Das Becken schließen — Bademeister',
    ],
    [
      'Werkplaats. Deur openen. Als de motor warm is, of als hij rookt, stopt de chauffeur de machine.',
      'Als de motor warm is, of als hij rookt: De machine stoppen — Chauffeur',
    ],
  ])('with a second one: %s', (request, line) => {
    expect(toldBy(request)).toContain(line);
  });

  it.each([
    [
      'Pforte\nBei Schichtende übergibt der Pförtner das Funkgerät, trägt die Uhrzeit ein und meldet sich ab.',
      [
        'Bei Schichtende: Das Funkgerät übergeben — Pförtner',
        'Bei Schichtende: Die Uhrzeit eintragen — Pförtner',
        'Bei Schichtende: Sich abmelden — Pförtner',
      ],
    ],
    [
      'Rampe\nBei Ankunft prüft die Fahrerin die Plomben, notiert die Nummer und lässt den Lieferschein vom Lageristen unterschreiben.',
      [
        'Bei Ankunft: Die Plomben prüfen — Fahrerin',
        'Bei Ankunft: Die Nummer notieren — Fahrerin',
        'Bei Ankunft: Den Lieferschein vom Lageristen unterschreiben lassen — Fahrerin',
      ],
    ],
  ])('takes no clause for a case: %s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});

describe('draftSop tells a case that begins with its verb as it is in German and Dutch', () => {
  it.each([
    [
      'Balie. Deur openen. Komt er een klant die geen bon heeft, dan belt de kassier de chef.',
      'Als er een klant komt die geen bon heeft → De chef bellen (kassier)',
    ],
    [
      'Poort. Hek openen. Staat er een auto die de poort blokkeert, dan waarschuwt de portier de politie.',
      'Als er een auto staat die de poort blokkeert: De politie waarschuwen — Portier',
    ],
    [
      'Poort. Hek openen. Weigert een bezoeker zijn pas of wordt hij agressief, dan belt de portier de politie.',
      'Weigert een bezoeker zijn pas of wordt hij agressief → De politie bellen (portier)',
    ],
    [
      'Werk. Tür öffnen. Fehlt ein Gerät oder fällt der Strom aus, ruft der Techniker die Leitstelle an.',
      'Fehlt ein Gerät oder fällt der Strom aus → Die Leitstelle anrufen (Techniker)',
    ],
    [
      'Kasse. Tür öffnen. Kommt ein Kunde, der keinen Beleg hat, ruft der Kassierer den Chef.',
      'Kommt ein Kunde, der keinen Beleg hat → Den Chef rufen (Kassierer)',
    ],
    [
      'Magazijn. Deur openen. Als er brand is, belt de portier de brandweer en weten alle medewerkers waar ze moeten staan.',
      'Als er brand is, belt de portier de brandweer en weten alle medewerkers waar ze moeten staan — Portier',
    ],
  ])('%s', (request, line) => {
    expect(toldBy(request)).toContain(line);
  });
});

describe('draftSop tells all that is done in a case in one form in other languages', () => {
  it.each([
    [
      'Boutique. Ouvrir la grille. En cas de panne, le caissier coupe le courant, prévient M. Roux aussitôt et colle une affiche.',
      'En cas de panne → Couper le courant, prévenir M. Roux aussitôt et coller une affiche (caissier)',
    ],
    [
      'Tienda. Abrir la puerta. En caso de avería, el cajero corta la luz, avisa al jefe y pega un cartel.',
      'En caso de avería → Cortar la luz, avisar al jefe y pegar un cartel (cajero)',
    ],
    [
      'Negozio. Aprire la porta. In caso di guasto, il cassiere stacca la luce, avvisa il titolare e appende un cartello.',
      'In caso di guasto → Staccare la luce, avvisare il titolare e appendere un cartello (cassiere)',
    ],
    [
      'Loja. Abrir a porta. Em caso de avaria, o caixa desliga a luz, avisa o chefe e cola um cartaz.',
      'Em caso de avaria → Desligar a luz, avisar o chefe e colar um cartaz (caixa)',
    ],
  ])('%s', (request, line) => {
    expect(toldBy(request)).toContain(line);
  });
});

describe('draftSop keeps another thing of a case with it in Romance languages', () => {
  it.each([
    [
      'Farmácia. Abrir o cofre. Se faltar mais do que isso, ou qualquer caixa inteira, avisa-se a diretora.',
      'Se faltar mais do que isso, ou qualquer caixa inteira → Avisar a diretora',
    ],
    [
      'Bodega. Abrir la nave. Si falta una botella, o cualquier caja entera, el encargado avisa al dueño.',
      'Si falta una botella, o cualquier caja entera → Avisar al dueño (encargado)',
    ],
    [
      "Entrepôt. Ouvrir le quai. S'il manque un colis, ou toute une palette, le magasinier appelle le transporteur.",
      "S'il manque un colis, ou toute une palette → Appeler le transporteur (magasinier)",
    ],
    [
      'Magazzino. Aprire il portone. Se manca una chiave, o qualsiasi documento, il custode avvisa il direttore.',
      'Se manca una chiave, o qualsiasi documento → Avvisare il direttore (custode)',
    ],
    [
      'Cozinha. Ligar o forno. Se a sopa estiver fria, ou o pão duro, o cozinheiro devolve o prato.',
      'Se a sopa estiver fria, ou o pão duro: Devolver o prato — Cozinheiro',
    ],
    [
      'Garage. Ouvrir la porte. En cas de fuite, ou de forte odeur, le mécanicien coupe le gaz.',
      'En cas de fuite, ou de forte odeur → Couper le gaz (mécanicien)',
    ],
  ])('%s', (request, line) => {
    expect(toldBy(request)).toContain(line);
  });
});
