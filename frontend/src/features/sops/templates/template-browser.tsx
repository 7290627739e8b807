import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { listTemplatesOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { TemplateLanguage } from '../../../api/generated/types.gen';
import { PartFailure } from '../../../components/part-failure';
import { TEMPLATE_LANGUAGE_NAMES, TEMPLATE_LANGUAGES } from '../../../components/template-languages';
import { OwnTemplateList } from './own-template-list';
import type { TemplateChoice } from './template-choice';
import * as words from './template-dialog.en';
import { TemplateList } from './template-list';

/** What someone looks for. */
export interface TemplateSearch {
  lang: TemplateLanguage;
  text: string;
}

interface TemplateBrowserProps {
  search: TemplateSearch;
  onSearchChange: (search: TemplateSearch) => void;
  onChoose: (template: TemplateChoice) => void;
}

/** The person's own templates and those of a language, with a search that works as one types. */
export function TemplateBrowser({ search, onSearchChange, onChoose }: TemplateBrowserProps) {
  const { lang, text } = search;
  const { data, isPending, refetch } = useQuery({
    ...listTemplatesOptions({ query: { lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          label={words.search}
          value={text}
          onChange={(event) => onSearchChange({ lang, text: event.target.value })}
        />
        <TextField
          select
          label={words.language}
          value={lang}
          onChange={(event) => onSearchChange({ lang: event.target.value as TemplateLanguage, text })}
          sx={{ minWidth: 160 }}
        >
          {TEMPLATE_LANGUAGES.map((value) => (
            <MenuItem key={value} value={value} lang={value}>
              {TEMPLATE_LANGUAGE_NAMES[value].own}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <OwnTemplateList search={text} level="h3" onChoose={(ownId) => onChoose({ ownId })} />
      {isPending && <ListSkeleton />}
      {!isPending && !data && (
        <Box sx={{ mt: 2.5 }}>
          <PartFailure text={words.areNotLoaded} onRetry={() => refetch()} />
        </Box>
      )}
      {data && <TemplateList templates={data.items} search={text} onChoose={onChoose} />}
    </>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label={words.areLoading} sx={{ mt: 3 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}
