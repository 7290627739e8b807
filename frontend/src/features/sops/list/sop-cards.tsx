import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { DottedLine } from '../../../components/dotted-line';
import { TimeStamp } from '../../../components/time-stamp';
import { TagChips } from '../filing/tag-chips';
import { SopStatusChip } from '../sop-status-chip';
import { SelectCheckbox } from './select-checkbox';
import { SopRowActions } from './sop-row-actions';
import { SHOWN_TAGS, SopTitleLink } from './sop-title-link';
import type { Selection } from './use-selection';
import * as words from './words.en';

interface SopCardsProps {
  sops: SopSummaryDto[];
  selection: Selection;
}

/** The SOPs as cards, for windows too narrow for a table. */
export function SopCards({ sops, selection }: SopCardsProps) {
  return (
    <List disablePadding aria-label={words.list}>
      {sops.map((sop) => (
        <ListItem key={sop.id} divider sx={{ px: 1, py: 1.5, alignItems: 'flex-start' }}>
          <SelectCheckbox
            label={words.select(sop.title)}
            isChecked={selection.isSelected(sop.id)}
            onToggle={() => selection.toggle(sop.id)}
          />
          <Box sx={{ minWidth: 0, flexGrow: 1, pt: 1 }}>
            <SopTitleLink sop={sop} hasTags={false} />
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <SopStatusChip status={sop.status} />
              <TagChips tags={sop.tags} most={SHOWN_TAGS} />
            </Stack>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              <DottedLine facts={[sop.category, <TimeStamp key="updated" at={sop.updated_at} isRelative />]} />
            </Typography>
          </Box>
          <SopRowActions sop={sop} />
        </ListItem>
      ))}
    </List>
  );
}
