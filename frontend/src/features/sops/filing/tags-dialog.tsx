import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { listTagsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import * as commonWords from '../../../words/common.en';
import { MAX_TAG_LENGTH, MOST_TAGS, tagOf, tagsOf } from './tags';
import * as words from './tags-dialog.en';

interface TagsDialogProps {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  /** What is chosen when the dialog opens. */
  tags: readonly string[];
  /** The most tags that can be chosen. */
  most?: number;
  isSaving: boolean;
  onSave: (tags: string[]) => void;
  onClose: () => void;
}

/** Chooses tags among those in use, or new ones. */
export function TagsDialog({ isOpen, title, onClose, ...fields }: TagsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <TagsForm onClose={onClose} {...fields} />
    </Dialog>
  );
}

type TagsFormProps = Omit<TagsDialogProps, 'isOpen' | 'title'>;

/** Created again each time the dialog opens. */
function TagsForm({ confirmLabel, tags, most = MOST_TAGS, isSaving, onSave, onClose }: TagsFormProps) {
  const [chosen, setChosen] = useState<string[]>([...tags]);
  const [typed, setTyped] = useState('');
  const beginning = useDeferredValue(tagOf(typed));
  const { data } = useQuery({
    ...listTagsOptions({ query: beginning === '' ? {} : { q: beginning.slice(0, MAX_TAG_LENGTH) } }),
    placeholderData: keepPreviousData,
  });
  const suggested = data?.items.filter((tag) => !chosen.includes(tag)) ?? [];
  const isFull = chosen.length >= most;
  const choose = (texts: readonly string[]) => {
    setChosen(tagsOf(texts, most));
    setTyped('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The text in the field counts, too.
    onSave(tagsOf([...chosen, typed], most));
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 1 }}>
        <Autocomplete
          multiple
          freeSolo
          autoHighlight={false}
          options={isFull ? [] : suggested.sort((a, b) => a.localeCompare(b))}
          value={chosen}
          inputValue={typed}
          onChange={(_event, texts) => choose(texts)}
          onInputChange={(_event, text) => (text.endsWith(',') ? choose([...chosen, text]) : setTyped(text))}
          renderInput={(params) => (
            <TextField
              {...params}
              label={most === 1 ? words.tag : words.tags}
              autoFocus
              helperText={most === 1 ? words.tagHelp : words.tagsHelp(most)}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_TAG_LENGTH, dir: 'auto' },
              }}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          disabled={most === 1 && tagsOf([...chosen, typed], most).length === 0}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
