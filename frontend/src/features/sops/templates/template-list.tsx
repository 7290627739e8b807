import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { TemplateSummaryDto } from '../../../api/generated/types.gen';
import { hasSearchWords } from '../../../components/search-words';
import { byTrade, tradeName } from '../../../components/trade-name';
import * as words from './template-dialog.en';

interface TemplateListProps {
  templates: readonly TemplateSummaryDto[];
  /** Only templates that have these words are shown. */
  search: string;
  onChoose: (template: TemplateSummaryDto) => void;
}

/** Templates to choose from, by trade. */
export function TemplateList({ templates, search, onChoose }: TemplateListProps) {
  const found = templates.filter(({ trade, title, summary }) =>
    hasSearchWords(`${tradeName(trade)} ${title} ${summary}`, search),
  );
  return (
    <>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mt: 1 }}>
        {words.count(found.length)}
      </Typography>
      {found.length === 0 && <Typography sx={{ mt: 2 }}>{words.noneFound}</Typography>}
      {byTrade(found).map((group) => (
        <Box key={group.trade} component="section" sx={{ mt: 2.5 }}>
          <Typography variant="h3">{tradeName(group.trade)}</Typography>
          <List disablePadding>
            {group.items.map((template) => (
              <ListItem key={template.id} disablePadding>
                <ListItemButton onClick={() => onChoose(template)} sx={{ borderRadius: 1 }} lang={template.lang}>
                  <ListItemText primary={template.title} secondary={template.summary} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </>
  );
}
