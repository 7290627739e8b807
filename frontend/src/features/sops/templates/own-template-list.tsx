import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnTemplateSummaryDto } from '../../../api/generated/types.gen';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { IconAction } from '../../../components/icon-action';
import { PartFailure } from '../../../components/part-failure';
import { hasSearchWords } from '../../../components/search-words';
import * as commonWords from '../../../words/common.en';
import * as words from './own-templates.en';
import { RenameTemplateDialog } from './rename-template-dialog';
import { useOwnTemplateList, useOwnTemplates } from './use-own-templates';

interface OwnTemplateListProps {
  /** Only templates that have these words are shown. */
  search: string;
  /** Of its heading. */
  level: 'h2' | 'h3';
  onChoose: (id: string) => void;
}

/** The user's own templates, before all others; renders nothing without any. */
export function OwnTemplateList({ search, level, onChoose }: OwnTemplateListProps) {
  const { data, isError, refetch } = useOwnTemplateList();
  const templates = data?.items ?? [];
  const [changed, setChanged] = useState<{ template: OwnTemplateSummaryDto; what: 'rename' | 'remove' } | null>(null);
  const { rename, remove } = useOwnTemplates();
  const found = templates.filter(({ title }) => hasSearchWords(title, search));
  const close = () => setChanged(null);
  return (
    <>
      {isError && !data && (
        <Box sx={{ mt: 2.5 }}>
          <PartFailure text={words.notLoaded} onRetry={() => refetch()} />
        </Box>
      )}
      {found.length > 0 && (
        <Box component="section" aria-label={words.title} sx={{ mt: 2.5 }}>
          <Typography variant={level}>{words.heading}</Typography>
          <List disablePadding>
            {found.map((template) => (
              <OwnTemplate
                key={template.id}
                template={template}
                onChoose={() => onChoose(template.id)}
                onRename={() => setChanged({ template, what: 'rename' })}
                onRemove={() => setChanged({ template, what: 'remove' })}
              />
            ))}
          </List>
        </Box>
      )}
      {changed && (
        <>
          <RenameTemplateDialog
            isOpen={changed.what === 'rename'}
            title={changed.template.title}
            isSaving={rename.isPending}
            onSave={(title) => rename.mutate({ id: changed.template.id, title }, { onSuccess: close })}
            onClose={close}
          />
          <ConfirmDialog
            isOpen={changed.what === 'remove'}
            title={words.deleteDialogTitle(changed.template.title)}
            text={words.deleteDialogText}
            confirmLabel={commonWords.deleteLabel}
            isDestructive
            onConfirm={() => {
              remove.mutate(changed.template.id);
              close();
            }}
            onClose={close}
          />
        </>
      )}
    </>
  );
}

interface OwnTemplateProps {
  template: OwnTemplateSummaryDto;
  onChoose: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function OwnTemplate({ template: { title, steps, lang }, onChoose, onRename, onRemove }: OwnTemplateProps) {
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <Stack direction="row">
          <IconAction label={words.rename} context={title} onClick={onRename}>
            <EditOutlined fontSize="small" />
          </IconAction>
          <IconAction label={commonWords.deleteLabel} context={title} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconAction>
        </Stack>
      }
    >
      <ListItemButton onClick={onChoose} sx={{ borderRadius: 1, '&&': { pr: 12 } }}>
        <ListItemText
          primary={title}
          secondary={words.steps(steps)}
          slotProps={{ primary: { lang, dir: 'auto', sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
