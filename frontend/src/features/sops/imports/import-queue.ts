import type { OnUploaded } from '../../../api/file-form';
import { problemText } from '../../../api/problem';
import * as words from './import-dialog.en';
import { sendDocument } from './send-document';

/** A document from the moment it is chosen. The server's progress is read from its import. */
export interface QueuedDocument {
  key: string;
  name: string;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** How much of it the server has. */
  uploadedPercent: number;
  /** Known when it is sent. */
  importId: string | null;
  /** Why it was rejected, as a message for the user. */
  fault: string | null;
}

export const MOST_DOCUMENTS = 20;
export const MOST_BYTES = 10 * 1024 ** 2;
const ENDINGS = ['docx', 'pdf', 'xlsx', 'md', 'markdown', 'txt', 'csv', 'html', 'htm'];
/** The `accept` value of the file input. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

/** Sends documents one after the other. It lives as long as the tab, so a closed dialog and another page stop nothing. */
export class ImportQueue {
  private documents: readonly QueuedDocument[] = [];
  private readonly listeners = new Set<() => void>();
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly send: (file: File, onUploaded: OnUploaded) => Promise<{ id: string }> = sendDocument) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): readonly QueuedDocument[] => this.documents;

  /** Adds documents; those beyond the limit are refused. */
  add(files: readonly File[]): void {
    for (const [at, file] of files.entries()) {
      const key = crypto.randomUUID();
      const fault = at < MOST_DOCUMENTS ? faultOf(file) : words.tooMany(MOST_DOCUMENTS);
      const state = fault === null ? 'waiting' : 'refused';
      this.change([...this.documents, { key, name: file.name, state, uploadedPercent: 0, importId: null, fault }]);
      if (fault === null) this.sending = this.sending.then(() => this.sendOne(key, file));
    }
  }

  private async sendOne(key: string, file: File): Promise<void> {
    this.update(key, { state: 'sending' });
    try {
      const { id } = await this.send(file, (uploadedPercent) => this.update(key, { uploadedPercent }));
      this.update(key, { state: 'sent', importId: id });
    } catch (error) {
      this.update(key, { state: 'refused', fault: problemText(error) });
    }
  }

  private update(key: string, changes: Partial<QueuedDocument>): void {
    this.change(this.documents.map((document) => (document.key === key ? { ...document, ...changes } : document)));
  }

  private change(documents: readonly QueuedDocument[]): void {
    this.documents = documents;
    for (const listener of this.listeners) listener();
  }
}

/** What the server would reject, too; it is reported before anything is sent. */
function faultOf({ name, size }: File): string | null {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'doc') return words.isOldWord;
  if (!ENDINGS.includes(ending)) return words.isOtherKind;
  if (size > MOST_BYTES) return words.isTooLarge;
  return size === 0 ? words.isEmpty : null;
}

/** That of this tab. */
export const importQueue = new ImportQueue();
