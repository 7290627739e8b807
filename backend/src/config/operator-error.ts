/** Something that whoever runs the installation can mend: its message is shown alone, without a stack trace. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
