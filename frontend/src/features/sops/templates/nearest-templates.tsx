import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SopDto, TemplateSummaryDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { SideCard } from '../page/side-card';
import { isThin } from './is-thin';
import * as words from './nearest-templates.en';
import { useNearestTemplates } from './use-nearest-templates';

const TemplateDialog = lazyOverlay(async () => (await import('./template-dialog')).TemplateDialog);

const nothing = () => undefined;

/** The templates that match a prompt without steps best; renders nothing for other prompts. */
export function NearestTemplates({ sop }: { sop: SopDto }) {
  const [chosen, setChosen] = useState<TemplateSummaryDto | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data, lang } = useNearestTemplates(sop);
  if (!isThin(sop) || !data || data.items.length === 0) return null;
  const handleChoice = (template: TemplateSummaryDto) => {
    setChosen(template);
    setIsOpen(true);
  };
  return (
    <SideCard title={words.title}>
      <Typography variant="body2" color="textSecondary">
        {words.text}
      </Typography>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        {data.items.map((template) => (
          <Button
            key={template.id}
            lang={lang}
            onClick={() => handleChoice(template)}
            sx={{ ml: -1, textAlign: 'start' }}
          >
            {template.title}
          </Button>
        ))}
      </Stack>
      {chosen && (
        <TemplateDialog
          key={chosen.id}
          isOpen={isOpen}
          chosenBefore={chosen}
          onUse={nothing}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SideCard>
  );
}
