/** A prompt that a model is tried on. */
export interface TrialPrompt {
  /** What the operator reads. */
  name: string;
  text: string;
}

/** Of the kinds that people type: told in order, dictated, and in another language. Each has facts that must be kept. */
export const TRIAL_PROMPTS: readonly TrialPrompt[] = [
  {
    name: 'told in order',
    text: `Receiving a delivery at the warehouse. The driver reports to the gate and shows the delivery note. The clerk compares the note with the order and counts the pallets. Chilled goods must be 7 °C or colder; measure two boxes of each pallet. If a box is warmer, the shift lead refuses the pallet and takes a photo. The clerk signs the note, labels each pallet with the date, and moves chilled goods to cold room 2 within 15 minutes. The notes are kept for 3 years.`,
  },
  {
    name: 'dictated',
    text: `ok so when a customer wants their money back you first ask for the receipt and check that it is not older than 30 days then you look at the item if it is damaged you take a photo and put it in the returns box if everything is fine you refund it the same way they paid cards take up to 5 days anything over 200 dollars needs the manager to sign and at the end you write it in the returns log`,
  },
  {
    name: 'in German',
    text: `Kaffeemaschine am Abend reinigen: Die Servicekraft schaltet die Maschine aus und lässt sie 10 Minuten abkühlen. Dann leert sie den Tresterbehälter und spült ihn mit heißem Wasser. Das Milchsystem wird mit 20 ml Reiniger gespült und danach zweimal mit klarem Wasser. Wenn die Anzeige rot blinkt, ruft sie den Techniker an. Zum Schluss trägt sie Datum und Uhrzeit in das Reinigungsbuch ein.`,
  },
];
