import type { SopDto } from '../../../api/generated/types.gen';
import { DocumentEditor } from './document-editor';
import { TextEditor } from './text-editor';

interface SopEditorProps {
  sop: SopDto;
  onClose: () => void;
}

/** Edits an SOP: line by line where it has a structure, else as plain text. */
export function SopEditor({ sop, onClose }: SopEditorProps) {
  if (sop.document) return <DocumentEditor sop={sop} document={sop.document} onClose={onClose} />;
  return <TextEditor sop={sop} onClose={onClose} />;
}
