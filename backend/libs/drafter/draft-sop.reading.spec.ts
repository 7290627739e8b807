import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { promptFixture } from './testing/prompt-fixtures.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads an English request', () => {
  it('turns what a role does into instructions, in their order', () => {
    expect(statedSteps(promptFixture('p02').prompt)).toEqual([
      'Rinse instruments right after the patient leaves — Dental assistant',
      'Run the instruments through the ultrasonic bath for 8 minutes — Dental assistant',
      'Check the instruments under the magnifier lamp — Dental assistant',
      'Pouch the instruments — Dental assistant',
      'Load the autoclave — Dental assistant',
      'Use 134 °C with a 3.5 minute hold — Dental assistant',
      'Give every load a class 5 indicator strip — Dental assistant',
      'Once a week, on Monday morning: Run a spore test — Priya',
    ]);
  });

  it('gives the work to people of any trade', () => {
    const prompt = `Opening the bakery. The baker sets the oven to 230 °C and writes the temperature of the fridge into the log.
      The florist waters the roses. The hairdresser sweeps the floor.`;
    expect(statedSteps(prompt)).toEqual([
      'Set the oven to 230 °C — Baker',
      'Write the temperature of the fridge into the log — Baker',
      'Water the roses — Florist',
      'Sweep the floor — Hairdresser',
    ]);
  });

  it('writes out the notes that it is sure of, and leaves the others as they are', () => {
    expect(statedSteps(promptFixture('p03').prompt)).toEqual([
      'Last orders 21:45',
      'Switch the fryer off',
      'Filter oil (Tuesday and Friday only)',
      'Write down walk-in fridge temp',
      'Label all food with date',
      'Throw out anything past 3 days',
      'Degrease floors',
      'Clear drains',
      'Close gas valve — Head chef',
      'Set the alarm — Maria or Tom',
      'Lock the back door — Maria or Tom',
      'Send photo of the closed gas valve to the manager group',
    ]);
  });

  it('keeps things without a verb in their order beside what is to be done', () => {
    expect(statedSteps(promptFixture('p15').prompt)).toEqual([
      'Lights, music, check AED green light',
      'Let showers run 2 min each (legionella)',
      'Count towels 150, till float $200',
      'Unlock front door at 5:55 not earlier',
    ]);
    expect(statedSteps(promptFixture('p30').prompt)).toEqual([
      'Restart order: router — Shift leaders',
      'Wait 3 minutes — Shift leaders',
      'Switch, POS terminals one by one — Shift leaders',
    ]);
  });

  it('gives the times of a sentence to the clauses that follow them', () => {
    const { prompt } = promptFixture('p08');
    expect(statedSteps(prompt)).toEqual([
      'After 18:15 it is late: Call parents',
      'At 18:45: Call the emergency contact',
      'At 19:30: Call social services — Manager on duty',
      'Stay with the child always — Staff',
    ]);
    expect(draftSop(prompt).document.exceptions[0]).toMatchObject({
      when: "They don't know the face",
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      then: 'Check photo ID (staff)',
    });
  });

  it('makes phases of "after work: …"', () => {
    const { phases } = draftSop(promptFixture('p05').prompt).document;
    const after = phases.find((phase) => phase.title === 'After work');
    expect(after?.steps.map((step) => step.text)).toEqual([
      'Take tools out',
      'Guards back',
      'Count the people',
      'Locks off',
      'Tell the shift lead',
      'Test run',
    ]);
  });

  it('reads both ways of a choice', () => {
    const prompt =
      'Complaints. If the issue can be resolved immediately, the agent resolves it, otherwise it is escalated to the supervisor within 1 hour.';
    expect(statedSteps(prompt)).toEqual([
      'If the issue can be resolved immediately: Resolve it — Agent',
      'Otherwise: Escalate it to the supervisor within 1 hour — Agent',
    ]);
  });

  it('reads dictation without punctuation', () => {
    const prompt =
      'ok so um basically every morning at 7 you unlock the front door and turn off the alarm then you switch on the lights and then after that you count the float it should be 150 dollars and if its not you text Dave and finally you open at 8';
    const { document } = draftSop(prompt);
    expect(statedSteps(prompt)).toEqual([
      'Unlock the front door',
      'Turn off the alarm',
      'Switch on the lights',
      'Count the float',
      'Open at 8',
    ]);
    expect(document.trigger).toBe('Every morning at 7');
    expect(document.exceptions[0]).toMatchObject({
      when: 'The result is not 150 dollars',
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      then: 'Text Dave',
    });
  });

  it('keeps what goes wrong as exceptions, with the person who decides', () => {
    const { exceptions } = draftSop(promptFixture('p33').prompt).document;
    expect(exceptions[0]).toMatchObject({
      src: 'prompt',
      when: 'Counts differ by more than £5',
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      then: 'Count a third time; tell Margaret',
      escalate_to: 'Treasurer (Margaret)',
    });
  });

  it('tells records with their place and time', () => {
    expect(draftSop(promptFixture('p02').prompt).document.records).toMatchObject([
      { name: 'Log book', where: 'next to the autoclave', keep: '6 years' },
    ]);
  });

  it.each([
    ['p01', 'Opening Checklist for the Bakery'],
    ['p04', 'Returns'],
    ['p08', 'Pick Up Policy and Procedure for the Nursery'],
    ['p11', 'What to Do When a Tenant Calls About a Water Leak at Night'],
    ['p26', 'Cleaning the Open-plan Office on Floor 3'],
    ['p30', 'Wifi and POS Reset'],
    ['p36', 'Espresso Machine Daily Calibration'],
    ['p40', 'Refunds'],
  ])('names %s "%s"', (id, title) => {
    expect(draftSop(promptFixture(id).prompt).document.title).toBe(title);
  });

  it('leaves placeholders open and asks for them', () => {
    const { document } = draftSop(promptFixture('p36').prompt);
    expect(document.resources.map((resource) => resource.name)).toContain('Machine model: [____]');
    expect(document.questions).toContainEqual(
      expect.objectContaining({
        text: 'What is the value for “Grinder”?',
        target: expect.objectContaining({ path: 'resources' }),
      }),
    );
  });
});

describe('draftSop asks', () => {
  it('what an unknown acronym stands for, in the definition that the answer fills', () => {
    const { document } = draftSop('Onboarding. The clerk enters the QZX number in the sheet.');
    const [entry] = document.definitions;
    expect(entry).toMatchObject({ term: 'QZX', text: null });
    expect(document.questions).toContainEqual(
      expect.objectContaining({ target: { path: 'definitions', id: entry?.id, field: 'text' } }),
    );
  });

  it('for everything when the request is no language', () => {
    const { document, meta } = draftSop('👍👍 1234');
    expect(meta.isUnderstood).toBe(false);
    expect(document.phases.flatMap((phase) => phase.steps).every((step) => step.src === 'suggested')).toBe(true);
    expect(document.questions.map((question) => question.about)).toEqual(expect.arrayContaining(['title', 'phases']));
  });

  it('who holds the role of a person that is only named', () => {
    const { document } = draftSop(promptFixture('p02').prompt);
    const priya = document.roles.find((role) => role.name === 'Priya');
    expect(document.questions).toContainEqual(
      expect.objectContaining({ target: { path: 'roles', id: priya?.id, field: 'name' } }),
    );
  });
});

describe('draftSop reads other languages', () => {
  it('cuts German lists at their commas and keeps the limit', () => {
    expect(statedSteps(promptFixture('p18').prompt)).toEqual([
      'Sich am Tor 3 melden — Fahrer',
      'Lieferschein gegen Bestellung in SAP prüfen',
      'Anzahl der Paletten zählen',
      'Ladung auf Schäden ansehen',
      'Bei Kühlware die Temperatur messen (max. 7 °C)',
      'Schäden sofort auf dem Frachtbrief vermerken',
      'Foto machen',
      'Ware mit Etikett versehen',
      'Einlagerung innerhalb von 2 Stunden',
    ]);
  });

  it('knows who acts in Spanish', () => {
    expect(statedSteps(promptFixture('p19').prompt)).toEqual([
      'Retirar los restos — Ayudante',
      'Lavar con detergente neutro — Ayudante',
      'Enjuagar — Ayudante',
      'Desinfectar con lejía diluida al 0,1 % dejando actuar 10 minutos — Ayudante',
      'Limpiar la campana los lunes y jueves — Ayudante',
      'Revisa y firma la hoja H-3 — Encargada (Lucía)',
    ]);
  });

  it('keeps the numbers of a French list together', () => {
    expect(statedSteps(promptFixture('p20').prompt)).toEqual([
      'Désigner un parrain',
      'Faire le point à 30, 60 et 90 jours',
    ]);
  });

  it('reads "otherwise" in Portuguese as an exception', () => {
    expect(draftSop(promptFixture('p22').prompt).document.exceptions[0]).toMatchObject({
      when: 'N1 não resolve em 24 h',
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      then: 'Subir para N2 (Rafael)',
    });
  });

  it.each([
    ['p23', ['أمين المستودع', 'المشرف (خالد)']],
    ['p24', ['质量经理 (王敏)', '客服', '质量部']],
  ])('finds the roles of %s', (id, roles) => {
    expect(draftSop(promptFixture(id).prompt).document.roles.map((role) => role.name)).toEqual(roles);
  });
});

describe('draftSop sorts requests into categories', () => {
  it.each([
    ['p03', 'Food and Hospitality'],
    ['p05', 'Manufacturing and Maintenance'],
    ['p06', 'Finance'],
    ['p09', 'IT and Security'],
    ['p18', 'Warehouse and Logistics'],
    ['p28', 'Facilities and Cleaning'],
    ['p33', 'Finance'],
    ['p36', 'Food and Hospitality'],
    ['p40', 'Customer Service'],
  ])('sorts %s into %s', (id, category) => {
    expect(draftSop(promptFixture(id).prompt).category).toBe(category);
  });
});

describe('draftSop guards', () => {
  it('drops instructions to the program and says so (p26)', () => {
    const { document, meta } = draftSop(promptFixture('p26').prompt);
    expect(meta.droppedInstructions).toBeGreaterThan(0);
    expect(document.questions[0]?.text).toContain('spoke to the drafting program');
  });

  it('refuses a dangerous mixture, warns of it first and says what was left out (p28)', () => {
    const { document, meta } = draftSop(promptFixture('p28').prompt);
    expect(meta.refusals).toEqual(['chemicals', 'protection']);
    expect(document.safety[0]).toMatchObject({ level: 'danger', text: expect.stringMatching(/^Never mix bleach/u) });
    expect(document.notes[0]?.text).toMatch(/^Left out because it would put people in danger: mixing/u);
    expect(document.questions[0]).toMatchObject({ about: 'safety' });
  });

  it('names removed secrets without their values and asks where they are kept (p30)', () => {
    const { document, meta } = draftSop(promptFixture('p30').prompt);
    expect(meta.removedSecrets).toEqual(['Router admin login', 'POS manager PIN', 'Test payment card']);
    expect(document.questions[0]?.text).toContain('Router admin login, POS manager PIN, Test payment card');
  });

  it('shares nothing between drafts', () => {
    const alone = JSON.stringify(draftSop(promptFixture('p05').prompt));
    draftSop(promptFixture('p04').prompt);
    expect(JSON.stringify(draftSop(promptFixture('p05').prompt))).toBe(alone);
  });
});

describe('draftSop reads requests that it was not built with', () => {
  it('reads a receiving check with limits', () => {
    const prompt =
      'Procedure for receiving frozen goods at our warehouse: driver reports at gate 2, check the seal number, measure core temperature (must be -18 °C or colder), unload within 20 minutes, book in SAP, put pallets in cold store B.';
    expect(statedSteps(prompt)).toEqual([
      'Report at gate 2 — Driver',
      'Check the seal number',
      'Measure core temperature (must be -18 °C or colder)',
      'Unload within 20 minutes, book in SAP',
      'Put pallets in cold store B',
    ]);
  });

  it('reads a weekly routine of several roles', () => {
    const prompt =
      'Please write an SOP about sending out weekly newsletters. Every Tuesday the content writer drafts the newsletter in Mailchimp. The marketing manager reviews it by Wednesday noon. On Thursday at 9 am the newsletter is sent to the main list. After 48 hours the open rate is recorded in the KPI sheet; target is 25%.';
    expect(statedSteps(prompt)).toEqual([
      'Every Tuesday: Draft the newsletter in Mailchimp — Content writer',
      'Review it by Wednesday noon — Marketing manager',
      'On Thursday at 9 am: Send the newsletter to the main list',
      'After 48 hours: Record the open rate in the KPI sheet',
    ]);
    expect(draftSop(prompt).document.kpis).toMatchObject([{ src: 'prompt', target: '25%' }]);
  });
});
