import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AttachmentDto } from '../../../api/generated/types.gen';
import { fileSizeText } from './file-size-text';
import * as words from './files-list.en';

interface FilesListProps {
  files: readonly AttachmentDto[];
  /** The actions of each file, if any. */
  action?: (file: AttachmentDto) => ReactNode;
}

/** A list of files with their sizes, as downloads. */
export function FilesList({ files, action }: FilesListProps) {
  return (
    <List disablePadding aria-label={words.title}>
      {files.map((file) => (
        <ListItem key={file.id} disableGutters secondaryAction={action?.(file)} sx={{ gap: 1, pe: 6 }}>
          <InsertDriveFileOutlined color="action" fontSize="small" />
          <Link href={file.url} download={file.name} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
            {fileSizeText(file.size)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
