import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const GERMAN = [
  'Umkleiden im Freibad',
  '',
  '1. Geltung',
  'Gilt für alle Bademeister.',
  '',
  '2. Reinigung',
  'Der Bademeister wischt die Bänke. Danach spült er den Boden.',
  '',
  '3. Dokumentation',
  'Uhrzeit und Mittel in die Liste eintragen. Ohne Unterschrift gilt die Runde als nicht gemacht.',
  '',
  '4. Material',
  'Ist der Eimer gerissen, bestellt der Platzwart einen neuen.',
].join('\n');

const DUTCH = [
  'Fietsen uitlenen',
  '',
  '1. Toepassing',
  'Geldt voor alle leden van de vereniging.',
  '',
  '2. Uitgifte',
  'De beheerder controleert de remmen. Daarna noteert hij het nummer.',
  '',
  '3. Registratie',
  'De beheerder schrijft het uur in het boek.',
].join('\n');

describe('numbered headings of German and Dutch papers (drafting 3.6)', () => {
  it('are the names of their parts', () => {
    expect(draftSop(GERMAN).document.scope).toBe('Gilt für alle Bademeister.');
    expect(phasesOf(GERMAN).slice(0, 2)).toEqual(['Reinigung', 'Dokumentation']);
    expect(draftSop(DUTCH).document.scope).toBe('Geldt voor alle leden van de vereniging.');
    expect(phasesOf(DUTCH)).toEqual(['Uitgifte', 'Registratie']);
  });

  it('may stand above work where records or things are expected', () => {
    const { document } = draftSop(GERMAN);
    expect(statedSteps(GERMAN)).toContain('Uhrzeit und Mittel in die Liste eintragen');
    expect(document.resources).toEqual([]);
    expect(document.records).toEqual([]);
    expect(statedSteps(DUTCH)).toContain('Het uur in het boek schrijven — Beheerder');
  });

  it('stand above records and things as well', () => {
    const { document } = draftSop(
      'Wischen\nMaterial\nEimer mit Wasser, Lappen.\nAblauf\n1. Fenster putzen\n2. Boden wischen\nNachweis\nFormular F-7, Wischplan.',
    );
    expect(document.resources.map(({ name }) => name)).toEqual(['Eimer mit Wasser', 'Lappen']);
    expect(document.records.map(({ name }) => name)).toEqual(['Formular F-7', 'Wischplan']);
  });

  it('leaves the items of a list with a paragraph below it', () => {
    const prompt =
      'Kasse am Abend\nGeräte\nKasse\nDurchführung\n1. Geld zählen\n2. Beleg in die Mappe\nDie Lampen an der Theke bleiben an. Der Wirt schließt die Tür ab.';
    expect(phasesOf(prompt)).toEqual(['Durchführen']);
    expect(statedSteps(prompt).slice(0, 2)).toEqual(['Geld zählen', 'Beleg in die Mappe']);
  });

  it('gives what stands under "Durchführung" to no part before it', () => {
    const prompt =
      'Pflege der Beete\n\nVorbereitung\nDer Gärtner holt täglich den Schlauch aus dem Schuppen.\n\nDurchführung\nDie Beete gießen.\nDen Schlauch aufrollen.';
    expect(phasesOf(prompt)).toEqual(['Vorbereitung', 'Durchführen']);
  });

  it('takes no thing for somebody', () => {
    const prompt = 'Keuken sluiten. De koelkast controleren. De temperatuur noteren op de lijst. Het licht uitdoen.';
    expect(draftSop(prompt).document.roles.filter(({ src }) => src === 'prompt')).toEqual([]);
  });
});
