import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import { useTemplateSop } from '../use-template-sop';
import { TemplateBrowser, type TemplateSearch } from './template-browser';
import * as buttonWords from './template-button.en';
import { choiceKey, type TemplateChoice } from './template-choice';
import * as words from './template-dialog.en';
import { TemplatePreview } from './template-preview';

interface TemplateDialogProps {
  isOpen: boolean;
  /** Chosen before, on a page of the gallery. */
  chosenBefore: TemplateChoice | null;
  onUse: () => void;
  onClose: () => void;
}

/** Finds a template, shows it and makes an SOP of it. */
export function TemplateDialog({ isOpen, chosenBefore, onUse, onClose }: TemplateDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [chosen, setChosen] = useState(chosenBefore);
  const [search, setSearch] = useState<TemplateSearch>({
    lang: chosenBefore && 'lang' in chosenBefore ? chosenBefore.lang : 'en',
    text: '',
  });
  const { create, isPending } = useTemplateSop();
  const handleUse = (template: TemplateChoice) => {
    onUse();
    create(template);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
      scroll="paper"
    >
      <DialogTitle id={titleId}>{buttonWords.start}</DialogTitle>
      {/* Scrollable content must be reachable by keyboard; a template starts at its top. */}
      <DialogContent
        key={chosen ? choiceKey(chosen) : undefined}
        dividers
        tabIndex={0}
        aria-labelledby={titleId}
        role="region"
      >
        {chosen ? (
          <TemplatePreview template={chosen} />
        ) : (
          <TemplateBrowser search={search} onSearchChange={setSearch} onChoose={setChosen} />
        )}
      </DialogContent>
      <DialogActions>
        {chosen && (
          <Button onClick={() => setChosen(null)} sx={{ mr: 'auto' }}>
            {words.back}
          </Button>
        )}
        <Button onClick={onClose}>{commonWords.close}</Button>
        {chosen && (
          <Button variant="contained" autoFocus loading={isPending} onClick={() => handleUse(chosen)}>
            {words.use}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
