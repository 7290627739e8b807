import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { SopDto } from '../../../api/generated/types.gen';
import { SopText } from '../document/sop-text';
import { DocumentEditor } from '../editor/document-editor';
import { TextEditor } from '../editor/text-editor';
import { isDrafting } from '../is-drafting';
import { DraftProgress } from './draft-progress';

interface SopBodyProps {
  sop: SopDto;
  isEditing: boolean;
  onClose: () => void;
}

/** The procedure itself: being drafted, being edited, or to be read. */
export function SopBody({ sop, isEditing, onClose }: SopBodyProps) {
  if (isDrafting(sop.generation_state)) return <DraftProgress key={sop.generation?.id} sop={sop} />;
  if (isEditing && sop.document) return <DocumentEditor sop={sop} document={sop.document} onClose={onClose} />;
  if (isEditing) return <TextEditor sop={sop} onClose={onClose} />;
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <SopText document={sop.document} content={sop.content} />
      </CardContent>
    </Card>
  );
}
