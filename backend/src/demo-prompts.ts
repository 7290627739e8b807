/** What Anna of the demo data has had drafted. */
export const DEMO_PROMPTS = [
  'Opening the bakery: the shift lead unlocks at 5:30, switches on the ovens, checks that the fridge is at 5 °C or colder and writes it in the log, fills the display by 6:45 and opens the door at 7:00. If the fridge is warmer than 5 °C call Anna.',
  'Cake orders by phone: note name, phone number, size, allergies and pick-up time on the order form. Read it back. Orders above 150 euros need a deposit of 30 percent. If an allergy is named, the baker confirms before the order is accepted.',
  'Closing: count the till against the report, put the float of 200 euros back, cash to the safe. Ovens off, floor mopped, alarm on. A difference above 5 euros is reported to the manager the same day.',
] as const;
