import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const LANGUAGES = [
  {
    lang: 'de',
    plain: 'SOP für …',
    tasks: ['die Warenannahme', 'die Einarbeitung neuer Mitarbeiter'],
    wishes: [
      'Könntest du eine Checkliste für … erstellen?',
      'Wir brauchen eine einfache Anleitung für …',
      'Guten Tag, können Sie uns einen Leitfaden für … schreiben? Vielen Dank',
      'Wir haben kein Verfahren für …',
      'Hilf mir mit der Arbeitsanweisung für …',
    ],
  },
  {
    lang: 'fr',
    plain: 'Procédure pour …',
    tasks: ['la réception des marchandises', 'le nettoyage des toilettes'],
    wishes: [
      'Pouvez-vous rédiger un guide simple pour … ?',
      'Nous avons besoin d’un mode opératoire pour …',
      'Bonjour, peux-tu nous faire une check-list pour … ? Merci beaucoup',
      'On n’a pas encore de procédure pour …',
      'Je cherche des consignes sur …',
    ],
  },
  {
    lang: 'es',
    plain: 'Procedimiento para …',
    tasks: ['la recepción de mercancías', 'la limpieza de los baños'],
    wishes: [
      '¿Podrías redactar una guía sencilla para …?',
      'Todavía no tenemos procedimiento para …',
      'Buenos días, necesitamos instrucciones claras para …, gracias',
      'Ayúdame con el protocolo para …',
      'Haz una checklist para …',
    ],
  },
  {
    lang: 'pt',
    plain: 'Procedimento para …',
    tasks: ['o recebimento de mercadorias', 'a limpeza dos banheiros'],
    wishes: [
      'Você pode escrever um guia simples para …?',
      'Ainda não temos procedimento para …',
      'Bom dia, precisamos de instruções para …, obrigado',
      'Faça um checklist para …',
    ],
  },
  {
    lang: 'it',
    plain: 'Procedura per …',
    tasks: ['il ricevimento merci', 'la pulizia dei bagni'],
    wishes: [
      'Potresti scrivere una guida semplice per …?',
      'Non abbiamo ancora una procedura per …',
      'Buongiorno, ci serve una checklist per …, grazie',
      'Aiutami con le istruzioni per …',
    ],
  },
  {
    lang: 'nl',
    plain: 'SOP voor …',
    tasks: ['de ontvangst van goederen', 'het schoonmaken van toiletten'],
    wishes: [
      'Wil je een eenvoudige handleiding maken voor …?',
      'We zoeken een werkinstructie voor …',
      'Goedemorgen, kun je een stappenplan voor … schrijven? Alvast bedankt',
      'Help ons met de procedure voor …',
    ],
  },
] as const;

describe.each(LANGUAGES)(
  'draftSop finds the task in whatever words it is asked for: $lang (drafting 4)',
  ({ plain, tasks, wishes }) => {
    it.each([...tasks])('%s', (task) => {
      const expected = draftSop(plain.replace('…', task));
      expect(expected.meta.archetype).toMatch(/^template:/u);
      const others = wishes
        .map((wish) => wish.replace('…', task))
        .filter((wish) => {
          const { document, meta } = draftSop(wish);
          return meta.archetype !== expected.meta.archetype || document.title !== expected.document.title;
        });
      expect(others).toEqual([]);
    });
  },
);

describe('draftSop takes no work for a wish', () => {
  it.each([
    'Remplir la check-list pour le camion, puis démarrer le moteur.',
    'Rellenar la lista de control para el camión y después arrancar el motor.',
  ])('%s', (told) => {
    expect(statedSteps(told).length).toBeGreaterThan(0);
  });
});

describe('draftSop takes a wish for how the text speaks to its reader for no step', () => {
  it.each([
    'Kas\nDe kassier telt het geld. Gebruik de u-vorm.',
    'Kas\nDe kassier telt het geld. Schrijf de tekst in de gebiedende wijs.',
    'Kasse\nDer Kassierer zählt das Geld. Bitte die Du-Form verwenden.',
    'Kasse\nDer Kassierer zählt das Geld. Verwende die Sie-Form.',
    "Caisse\nLe caissier compte l'argent. Utilisez le vouvoiement.",
    "Caisse\nLe caissier compte l'argent. Employez l'impératif.",
    'Caja\nEl cajero cuenta el dinero. Usa el tuteo.',
  ])('%s', (request) => {
    expect(statedSteps(request)).toHaveLength(1);
  });

  it('but not what is used at work', () => {
    expect(statedSteps('Kas\nDe kassier telt het geld. Gebruik de blauwe pen voor de lijst.')).toHaveLength(2);
  });
});
