import Typography from '@mui/material/Typography';
import type { SopDocument } from '../../../api/generated/types.gen';
import { DocumentView } from './document-view';

interface SopTextProps {
  document: SopDocument | null;
  content: string;
}

/** A procedure in reading view: the structured document if there is one, else its plain text. */
export function SopText({ document, content }: SopTextProps) {
  if (document) return <DocumentView document={document} />;
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {content}
    </Typography>
  );
}
