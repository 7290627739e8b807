import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop tells what is done in a range of a value only for that range (drafting 3.2)', () => {
  it.each<[string, string[]]>([
    [
      'Fritura. El cocinero mide el aceite. Por debajo de 170 grados se espera, entre 170 y 190 se fríe, y por encima de 190 se apaga la freidora.',
      [
        'Medir el aceite — Cocinero',
        'Por debajo de 170 grados: Esperar',
        'Entre 170 y 190: Freír',
        'Por encima de 190: Apagar la freidora',
      ],
    ],
    [
      'Laboratorio. Il tecnico misura il pH. Sopra 8 si blocca lo scarico e si chiama il responsabile.',
      ['Misurare il pH — Tecnico', 'Sopra 8: Bloccare lo scarico', 'Sopra 8: Chiamare il responsabile'],
    ],
    [
      "Piscine. L'agent mesure le chlore. Au-dessus de 5 mg, ou en dessous de 0,4, on ferme le bassin et on appelle le technicien.",
      [
        'Mesurer le chlore — Agent',
        'Au-dessus de 5 mg, ou en dessous de 0,4: Fermer le bassin',
        'Au-dessus de 5 mg, ou en dessous de 0,4: Appeler le technicien',
      ],
    ],
    [
      'Four. Le boulanger mesure la pâte. Au-dessus de 28 °C on refuse le pétrin ; la valeur est notée au cahier.',
      [
        'Mesurer la pâte — Boulanger',
        'Au-dessus de 28 °C: Refuser le pétrin',
        'Au-dessus de 28 °C: Noter la valeur au cahier',
      ],
    ],
  ])('%s', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });

  it.each<[string, string[]]>([
    [
      'Wareneingang. Der Lagerist misst die Temperatur. Bis 4 Grad wird die Ware eingelagert, zwischen 4 und 7 Grad kommt sie sofort in den Schockfroster, darüber wird sie zurückgeschickt.',
      [
        'Die Temperatur messen — Lagerist',
        'Bis 4 Grad wird die Ware eingelagert, zwischen 4 und 7 Grad kommt sie sofort in den Schockfroster, darüber wird sie zurückgeschickt',
      ],
    ],
    [
      'Kas. De kassier telt de lade. Verschil tot 5 euro noteert de kassier zelf, 5 tot 20 gaat via de chef, daarboven altijd melding en hertelling dezelfde avond.',
      [
        'De lade tellen — Kassier',
        'Verschil tot 5 euro noteert de kassier zelf, 5 tot 20 gaat via de chef, daarboven altijd melding en hertelling dezelfde avond — Kassier',
      ],
    ],
    [
      'Forno. O padeiro mede a farinha. Até 12 por cento de humidade usa-se logo, entre 12 e 15 seca-se primeiro, acima disso devolve-se o saco.',
      [
        'Medir a farinha — Padeiro',
        'Até 12 por cento de humidade usa-se logo, entre 12 e 15 seca-se primeiro, acima disso devolve-se o saco',
      ],
    ],
    [
      'Camere. La cameriera apre la porta e il portiere controlla la temperatura: fino a 20 gradi si accende la stufa, tra 20 e 24 non si fa nulla, sopra i 24 si apre la finestra.',
      [
        'Aprire la porta — Cameriera',
        'Controllare la temperatura — Portiere',
        'Fino a 20 gradi si accende la stufa, tra 20 e 24 non si fa nulla, sopra i 24 si apre la finestra',
      ],
    ],
    [
      'Stornierung. Der Wirt prüft die Uhrzeit. Bis 24 Stunden vorher ist sie kostenlos, bis 6 Stunden vorher kostet sie die Hälfte, danach den vollen Preis.',
      [
        'Die Uhrzeit prüfen — Wirt',
        'Bis 24 Stunden vorher ist sie kostenlos, bis 6 Stunden vorher kostet sie die Hälfte, danach den vollen Preis',
      ],
    ],
  ])('in one line where it cannot be told apart: %s', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });

  it.each<[string, string[]]>([
    [
      'Tee. Wasser bis 80 Grad erhitzen, 2 bis 3 Minuten warten.',
      ['Wasser bis 80 Grad erhitzen', '2 bis 3 Minuten warten'],
    ],
    [
      'Schluss. Ab 18 Uhr wird die Kasse gezählt und das Geld in den Tresor gelegt.',
      ['Ab 18 Uhr: Die Kasse zählen', 'Ab 18 Uhr: Das Geld in den Tresor legen'],
    ],
  ])('but an order that names a value stays one: %s', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });
});

describe('draftSop takes no half of a sentence out of its case (drafting 3.2)', () => {
  it.each<[string, string[]]>([
    [
      'Serverraum\n\nBei Stromausfall im Serverraum wird sofort abgeschaltet und der Techniker gerufen.',
      ['Bei Stromausfall im Serverraum wird sofort abgeschaltet und der Techniker gerufen'],
    ],
    [
      'Sauna\n\nBei Überhitzung wird gelüftet und der Ofen ausgeschaltet. Der Bademeister notiert die Uhrzeit.',
      ['Bei Überhitzung wird gelüftet und der Ofen ausgeschaltet', 'Die Uhrzeit notieren — Bademeister'],
    ],
    [
      'Kegelbahn\n\nBei Stromausfall wird die Bahn gesperrt und die Kugel entfernt.',
      ['Bei Stromausfall: Die Bahn sperren', 'Bei Stromausfall: Die Kugel entfernen'],
    ],
  ])('%j', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });

  it.each([
    'Fietsen. Leden hoeven geen borg te betalen, anderen 50 euro.',
    'Slitten. Stammgäste zahlen 5 Euro, alle anderen 8 Euro.',
    'Limites. La limite interne est de 30 g, celle de la loi de 50.',
    'Limiti. Il limite nostro è 20, quello di legge 30.',
    'Cuotas. Precio: los socios pagan 12 euros, los demás 20.',
  ])('nor what is said of others out of its sentence: %s', (prompt) => {
    const whole = prompt.replace(/^\S+\s|\.$/gu, '');
    expect(JSON.stringify(draftSop(prompt).document)).toContain(whole);
  });
});
