import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  DiffFieldDto,
  DiffItemDto,
  DiffPartDto,
  DiffSegmentDto,
  FactChangeDto,
  SopDiffDto,
} from '../../../api/generated/types.gen';
import { VisuallyHidden } from '../../../components/visually-hidden';
import * as words from './compare-dialog.en';
import { CHANGE_TEXTS, fieldLabel, itemName, moveText, PART_TITLES, summaryText } from './diff-texts';

/** Underlined and struck through as well as colored, so that it can be read without seeing colors. */
const PIECES = {
  '& ins, & del': { borderRadius: 0.5, px: 0.25, color: 'text.primary' },
  '& ins': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
    textDecorationColor: 'var(--mui-palette-success-main)',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-success-main) 16%, transparent)',
  },
  '& del': {
    textDecoration: 'line-through',
    textDecorationThickness: 2,
    textDecorationColor: 'var(--mui-palette-error-main)',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 13%, transparent)',
  },
  '& ins[data-fact], & del[data-fact]': { fontWeight: 700 },
};

const ARROW = { fontSize: '1rem', mx: 0.75, verticalAlign: 'text-bottom', color: 'text.secondary' };

/** What differs between two texts: figures first, then part by part. */
export function DiffView({ diff }: { diff: SopDiffDto }) {
  return (
    <Stack spacing={3} sx={PIECES}>
      <Typography role="status">{summaryText(diff.summary)}</Typography>
      {diff.facts.length > 0 && <Facts facts={diff.facts} />}
      {diff.parts.map((part) => (
        <Part key={part.part} part={part} />
      ))}
    </Stack>
  );
}

function Facts({ facts }: { facts: FactChangeDto[] }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.facts}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {facts.map(({ from, to }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the same change may come twice, and nothing is ever inserted
            key={index}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25 }}
          >
            {from !== null && <Piece segment={{ change: 'removed', text: from, is_fact: true }} />}
            {from !== null && to !== null && <ArrowForward aria-hidden sx={ARROW} />}
            {to !== null && <Piece segment={{ change: 'added', text: to, is_fact: true }} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Part({ part: { part, items } }: { part: DiffPartDto }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {PART_TITLES[part]}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          // A removed and a new entry may have the same id.
          <Item key={`${item.id}:${item.change}`} name={itemName(part, item)} item={item} />
        ))}
      </Stack>
    </Box>
  );
}

function Item({ name, item }: { name: string; item: DiffItemDto }) {
  const move = moveText(item);
  return (
    <Box component="li" sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.25 }}>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Chip size="small" variant="outlined" label={CHANGE_TEXTS[item.change]} />
        {move && (
          <Typography variant="body2" color="textSecondary">
            {move}
          </Typography>
        )}
      </Stack>
      {item.fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </Box>
  );
}

function Field({ field: { name, segments } }: { field: DiffFieldDto }) {
  const label = fieldLabel(name);
  return (
    <Typography component="div" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {label && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label}:{' '}
        </Box>
      )}
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never change their order
        <Piece key={index} segment={segment} />
      ))}
    </Typography>
  );
}

/** Many screen readers announce insertions and deletions only if configured, so words announce them. */
function Piece({ segment: { change, text, is_fact } }: { segment: DiffSegmentDto }) {
  if (change === 'same') return text;
  const Element = change === 'added' ? 'ins' : 'del';
  return (
    <Element {...(is_fact ? { 'data-fact': '' } : {})}>
      <VisuallyHidden>{change === 'added' ? words.pieceAdded : words.pieceRemoved}</VisuallyHidden>
      {text}
    </Element>
  );
}
