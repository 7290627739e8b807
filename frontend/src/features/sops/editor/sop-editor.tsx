import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { hasNoText } from '../has-no-text';
import { DocumentEditor } from './document-editor';
import type { KeptEdits } from './saving/kept-edits';
import { textOf } from './saving/same-text';
import { blankDocument } from './schema/blank-document';
import { toEditor } from './schema/to-editor';
import { TextEditor } from './text-editor';
import type { CaretHint } from './view/writing-session';

interface SopEditorProps {
  sop: SopDto;
  /** The stored edits of an earlier visit, if editing continues from there. */
  kept: KeptEdits | null;
  /** Where writing begins. */
  caret: CaretHint | null;
  onFlush: (flush: (() => Promise<boolean>) | null) => void;
  onClose: () => void;
}

/** The editor of an SOP: structured if it has a document, else plain text. */
export function SopEditor({ sop, kept: found, caret, ...rest }: SopEditorProps) {
  const [kept] = useState(() => (found && isUsable(found) ? found : null));
  const text = kept?.text ?? textOf(hasNoText(sop) ? { ...sop, document: blankDocument(sop) } : sop);
  if ('document' in text)
    return <DocumentEditor sop={sop} document={text.document} kept={kept} caret={caret} {...rest} />;
  return <TextEditor sop={sop} kept={kept} {...rest} />;
}

/** Validates the stored value: anyone at this browser can change it. */
function isUsable({ text }: KeptEdits): boolean {
  if (!('document' in text)) return true;
  try {
    toEditor(text.document).check();
    return true;
  } catch {
    return false;
  }
}
