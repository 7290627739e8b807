/** How a statement is proved: by browser, API, unit test, copy check; N: the specification leaves it open. */
export type Level = 'A' | 'B' | 'D' | 'N' | 'U';

interface Section {
  /** What the ids begin with: the statements of section S1 are S1.1, S1.2, ... */
  name: string;
  topic: string;
  /** Numbers of the statements of each level: '1-3 7' stands for 1, 2, 3 and 7. */
  numbers: Partial<Record<Level, string>>;
}

/** Every statement of the conformance list. The list itself lives outside this repository. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'S1',
    topic: 'What the product does',
    numbers: { A: '6 25', B: '2-3 7-24', D: '1 4-5', N: '26-27' },
  },
  {
    name: 'S2',
    topic: 'Screens and routes',
    numbers: { B: '1-116 118-185 187-211', N: '117 186' },
  },
  {
    name: 'S3',
    topic: 'Entities and fields',
    numbers: { A: '1-7 9-38', B: '8 39-41' },
  },
  {
    name: 'S4',
    topic: 'States and transitions',
    numbers: { A: '23-27 30', B: '1 9-17 28-29 31-48', U: '2-8 18-22' },
  },
  {
    name: 'S5',
    topic: 'Validation rules',
    numbers: { A: '3 5-6 12', B: '1-2 4 7 13-18 20', N: '19', U: '8-11' },
  },
  {
    name: 'S6',
    topic: 'Roles and permissions',
    numbers: { A: '9-11', B: '1-8' },
  },
  {
    name: 'S7',
    topic: 'Calls',
    numbers: { A: '1-13 15-16 21 23 25-40', B: '14 17-20 22 24 41-48', U: '49-51' },
  },
  {
    name: 'S8',
    topic: 'Error catalogue',
    numbers: { B: '1-40', N: '50', U: '41-49' },
  },
  {
    name: 'S9',
    topic: 'Business constants',
    numbers: { A: '18-21 23 27-28', B: '1-17 22 24-26 29-36', U: '37-46' },
  },
  {
    name: 'SD',
    topic: 'Derived boundaries',
    numbers: { A: '6-15', B: '1-5 16-30' },
  },
];

/** The ids of a section in their order, such as S2.1, S2.2, ... */
export function idsOf({ name, numbers }: Section): string[] {
  return Object.values(numbers)
    .flatMap((ranges) => ranges.split(' ').flatMap(numbersIn))
    .sort((one, other) => one - other)
    .map((number) => `${name}.${number}`);
}

/** The ids of all statements. */
export function allIds(): string[] {
  return SECTIONS.flatMap(idsOf);
}

/** The ids that a text names, each once; `S4.23-S4.25` names three. */
export function idsIn(text: string): string[] {
  const found = [...text.matchAll(/\b(S[1-9D])\.(\d+)(?:-\1\.(\d+))?\b/g)];
  const ids = found.flatMap(([, section = '', first = '', last = first]) =>
    numbersIn(`${first}-${last}`).map((number) => `${section}.${number}`),
  );
  return [...new Set(ids)];
}

function numbersIn(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
