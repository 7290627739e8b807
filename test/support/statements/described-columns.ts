import type pg from 'pg';

interface RowDescription {
  fields: { name: string }[];
}

/**
 * The names of the columns that a statement gives, in their order, without running it: the server parses and describes it,
 * so that INSERT, UPDATE and DELETE change nothing and need no values.
 */
export function describeColumns(client: pg.Client, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** A query of the driver that ends before anything is bound and executed. */
class Description implements pg.Submittable {
  private columns: string[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (columns: string[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map(({ name }) => name);
  }

  handleReadyForQuery(): void {
    this.resolve(this.columns);
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}
