import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop keeps two times of one sentence with what is done then in other languages', () => {
  it.each([
    [
      'Ronde\nChaque soir, après la fermeture, le gérant compte la caisse.',
      'Chaque soir, après la fermeture: Compter la caisse — Gérant',
    ],
    [
      'Ronda\nCada lunes, antes de abrir, el encargado cuenta la caja.',
      'Cada lunes, antes de abrir: Contar la caja — Encargado',
    ],
    ['Giro\nIl lunedì, prima delle 9, si cambiano le tovaglie.', 'Il lunedì, prima delle 9: Cambiare le tovaglie'],
    [
      'Runde\nJeden Abend, nach Ladenschluss, zählt die Kassiererin das Geld.',
      'Jeden Abend nach Ladenschluss: Das Geld zählen — Kassiererin',
    ],
    ['Runde\nMontags, vor der Öffnung, wird der Boden gewischt.', 'Montags vor der Öffnung: Den Boden wischen'],
    [
      'Ronde\nElke avond, na sluitingstijd, telt de kassier het geld.',
      'Elke avond na sluitingstijd: Het geld tellen — Kassier',
    ],
  ])('%s', (request, step) => {
    expect(statedSteps(request)).toEqual([step]);
  });

  it.each([
    ["École\nEntre deux groupes d'enfants, on aère la salle.", "Entre deux groupes d'enfants: Aérer la salle"],
    [
      'Clínica\nEntre un paciente y otro, la auxiliar cambia la sábana.',
      'Entre un paciente y otro: Cambiar la sábana — Auxiliar',
    ],
    [
      "Salone\nTra un cliente e l'altro, il barbiere pulisce le forbici.",
      "Tra un cliente e l'altro: Pulire le forbici — Barbiere",
    ],
    ['Cozinha\nEntre dois turnos, o encarregado limpa a chapa.', 'Entre dois turnos: Limpar a chapa — Encarregado'],
    ['Coffre\nEntre le code dans le boîtier, puis ferme la porte.', 'Entre le code dans le boîtier'],
  ])('between two of them: %s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it.each([
    [
      'Cuisine\nLes plats froids sont préparés en premier, avant 10 h, sur la table en inox.',
      'Préparer les plats froids en premier, avant 10 h, sur la table en inox',
    ],
    [
      "Lingerie\nLe linge propre est rangé le soir, après 18 h, dans l'armoire du fond.",
      "Ranger le linge propre le soir, après 18 h, dans l'armoire du fond",
    ],
    [
      'Cocina\nLos postres se preparan primero, antes de las 9, en la mesa fría.',
      'Preparar los postres primero, antes de las 9, en la mesa fría',
    ],
    [
      'Cucina\nI dolci si preparano per primi, prima delle 9, sul tavolo di marmo.',
      'Preparare i dolci per primi, prima delle 9, sul tavolo di marmo',
    ],
    [
      'Backstube\nDie Torten werden zuerst gebacken, vor 6 Uhr, im kleinen Ofen.',
      'Die Torten werden zuerst gebacken, vor 6 Uhr, im kleinen Ofen',
    ],
  ])('at the end, one behind the other: %s', (request, step) => {
    expect(statedSteps(request)).toEqual([step]);
  });
});

describe('draftSop keeps the values of several places in one line in other languages', () => {
  it.each([
    'En la cámara 1 debe haber 2-4 °C, en la 2 6-8 °C, en la 3 no más de 10 °C',
    'Im Becken 1 müssen 26 °C sein, im Becken 2 28 °C, im Planschbecken höchstens 32 °C',
    'Dans la chambre 1 il doit y avoir 2 à 4 °C, dans la 2 6 °C, dans la 3 pas plus de 10 °C',
    'Nella serra 1 devono esserci 18 °C, nella 2 22 °C, nella 3 almeno 25 °C',
  ])('%s', (sentence) => {
    expect(statedSteps(`Protokoll Protocolo Registre\n${sentence}.`).join()).toBe(sentence);
  });
});

describe('draftSop keeps by when something is so in other languages', () => {
  it.each([
    [
      'Banco\nUna vez fuera los clientes, la puerta queda cerrada hasta que llegue la policía, y se cuelga un cartel.',
      [
        'Una vez fuera los clientes: La puerta queda cerrada hasta que llegue la policía',
        'Una vez fuera los clientes: Colgar un cartel',
      ],
    ],
    [
      'Planta\nUna vez vacío el tanque, el operario cierra la válvula.',
      ['Una vez vacío el tanque: Cerrar la válvula — Operario'],
    ],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'Akten\nOrdner sortieren. Die Bescheinigungen werden nach Projektende zehn Jahre aufbewahrt.',
      'Bescheinigungen',
      'nach Projektende zehn Jahre',
    ],
    [
      'Akten\nOrdner sortieren. Die Lieferscheine werden nach der Prüfung fünf Jahre aufbewahrt.',
      'Lieferscheine',
      'nach der Prüfung fünf Jahre',
    ],
    [
      'Dossiers\nMappen sorteren. De formulieren worden na afloop vijf jaar bewaard.',
      'Formulieren',
      'na afloop vijf jaar',
    ],
    ['Dossiers\nMappen sorteren. De bonnen blijven na controle twee jaar bewaard.', 'Bonnen', 'na controle twee jaar'],
  ])('and from when on papers are kept: %s', (request, name, keep) => {
    expect(draftSop(request).document.records).toEqual([expect.objectContaining({ name, keep })]);
  });
});

describe('draftSop reads each time behind a semicolon with its own work in Romance languages', () => {
  it.each([
    [
      'Cabinet\nUne semaine avant, la secrétaire envoie un SMS ; 48 heures avant, elle appelle le patient.',
      ['Une semaine avant: Envoyer un SMS — Secrétaire', '48 heures avant: Appeler le patient — Secrétaire'],
    ],
    [
      'Clínica\nUna semana antes, la secretaria envía un correo; dos días antes, llama al paciente.',
      ['Una semana antes: Enviar un correo — Secretaria', 'Dos días antes: Llamar al paciente — Secretaria'],
    ],
    [
      'Studio\nUna settimana prima, la segretaria manda una mail; due giorni prima, chiama il paziente.',
      ['Una settimana prima: Mandare una mail — Segretaria', 'Due giorni prima: Chiamare il paziente — Segretaria'],
    ],
    [
      'Clínica\nUma semana antes, a secretária envia um e-mail; dois dias antes, liga ao doente.',
      ['Uma semana antes: Enviar um e-mail — Secretária', 'Dois dias antes: Ligar ao doente — Secretária'],
    ],
    [
      'Traiteur\nLa veille, le chef commande le pain ; le jour même, il prépare les plats.',
      ['La veille: Commander le pain — Chef', 'Le jour même: Préparer les plats — Chef'],
    ],
    [
      'Théâtre\nLe jour de la première, le régisseur allume la salle.',
      ['Le jour de la première: Allumer la salle — Régisseur'],
    ],
    ['Museo\nEl día de la visita, el guía abre la sala.', ['El día de la visita: Abrir la sala — Guía']],
    ['Museo\nIl giorno della visita, il custode apre la sala.', ['Il giorno della visita: Aprire la sala — Custode']],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});
