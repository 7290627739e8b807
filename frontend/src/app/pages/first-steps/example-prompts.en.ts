/** Example descriptions that show a new user what a good one contains: who, when, numbers, and what can go wrong. */
export const EXAMPLE_PROMPTS = [
  {
    label: 'Closing a café',
    prompt:
      'Closing the café every evening: last orders at 21:45. The barista cleans the coffee machine and writes the ' +
      'fridge temperature down; it must be 5 °C or colder, otherwise call the manager. The shift lead counts the till ' +
      'to 200 EUR, puts the rest into the safe and switches on the alarm at 22:30.',
  },
  {
    label: 'First day of a colleague',
    prompt:
      'First day of a new colleague: HR orders laptop and badge 5 working days before. On the day the team lead shows ' +
      'the office, the emergency exits and the first-aid kit. IT sets up mail and two-factor sign-in. By 15:00 the new ' +
      'colleague has read the safety rules and signed them. If the laptop has not arrived, IT lends one.',
  },
  {
    label: 'Customer complaint',
    prompt:
      'Handling a complaint: whoever takes it writes name, date and order number into the complaints list and answers ' +
      'within 24 hours. Up to 50 EUR the shop decides alone; above that, the manager decides. Every Friday the manager looks ' +
      'through the list for complaints that came twice.',
  },
] as const;
