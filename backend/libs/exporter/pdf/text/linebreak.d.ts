/** The package has no types. */
declare module 'linebreak' {
  interface Break {
    /** In UTF-16 units: a line may end before the character there. */
    position: number;
    required: boolean;
  }

  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
