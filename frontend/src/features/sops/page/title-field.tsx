import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { TextInput } from '../../../components/form/text-input';
import { Tip } from '../../../components/tip';
import * as commonWords from '../../../words/common.en';
import { notifyConflict, useSaveSop } from './use-save-sop';
import * as words from './words.en';

const MAX_TITLE_LENGTH = 200;

/** A title can be a whole sentence, which must leave space for the procedure on a phone. */
const TITLE = { overflowWrap: 'anywhere', minWidth: 0, fontSize: { xs: '1.625rem', sm: '2.25rem' } };

interface TitleFieldProps {
  sop: SopDto;
}

/** The title, editable in place. */
export function TitleField({ sop }: TitleFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const fieldId = useId();
  const save = useSaveSop(sop.id);
  const close = () => setDraft(null);
  const rename = (title: string) =>
    save.mutate(
      { title, version: sop.version },
      {
        onSuccess: close,
        onError: notifyConflict,
      },
    );
  if (draft === null) {
    const offered = offeredTitle(sop);
    return (
      <>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h1" dir="auto" sx={TITLE}>
            {sop.title}
          </Typography>
          <Tip title={words.titleRename}>
            <IconButton
              aria-label={words.titleRename}
              onClick={() => setDraft(sop.title)}
              sx={{ displayPrint: 'none' }}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tip>
        </Stack>
        {offered !== null && (
          <Button
            size="small"
            loading={save.isPending}
            onClick={() => rename(offered)}
            sx={{ alignSelf: 'flex-start', '&&': { ml: '-5px' }, displayPrint: 'none' }}
          >
            {words.titleTakeOffered(offered)}
          </Button>
        )}
      </>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename(draft);
  };
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      sx={{ width: '100%' }}
    >
      <TextInput
        id={fieldId}
        label={words.titleLabel}
        fullWidth
        size="small"
        value={draft}
        autoFocus
        onChange={(event) => setDraft(event.target.value)}
        input={{ maxLength: MAX_TITLE_LENGTH, dir: 'auto' }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={draft.trim() === ''} loading={save.isPending}>
          {commonWords.save}
        </Button>
        <Button onClick={close}>{commonWords.cancel}</Button>
      </Stack>
    </Stack>
  );
}

/** The drafted title, while the SOP's title is still the start of its prompt. */
function offeredTitle({ title, description, document, generation_state: state }: SopDto): string | null {
  const isUnnamed = title === description.trim().replace(/\s+/gu, ' ');
  return state === 'succeeded' && isUnnamed && document && document.title !== title ? document.title : null;
}
