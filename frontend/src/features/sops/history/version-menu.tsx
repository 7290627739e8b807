import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { IconAction } from '../../../components/icon-action';
import { FILE_FORMATS } from '../page/use-export-file';
import * as actionWords from '../sop-actions.en';
import { useExportVersion, type VersionFormat } from './use-version-actions';
import * as words from './words.en';

const FORMATS: readonly { format: VersionFormat; label: string }[] = [
  ...FILE_FORMATS,
  { format: 'txt', label: words.textFormat },
];

/** The formats in which a version can be exported. */
export function VersionMenu({ sopId, version }: { sopId: string; version: SopVersionSummaryDto }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportVersion = useExportVersion(sopId, version);
  const handleChoose = (format: VersionFormat) => {
    setAnchor(null);
    exportVersion.mutate(format);
  };
  return (
    <>
      <IconAction
        label={actionWords.exportLabel}
        context={words.version(version.number)}
        isBusy={exportVersion.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FileDownloadOutlined fontSize="small" />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => handleChoose(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
