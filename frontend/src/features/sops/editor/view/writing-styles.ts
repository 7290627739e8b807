import { styled, type Theme } from '@mui/material/styles';

/** Column of the numbers: the circle and the gap behind it, as steps are read. */
export const NUMBER_COLUMN = 48;

const SECONDARY = 'var(--mui-palette-text-secondary)';

const small = (theme: Theme) => ({ ...theme.typography.body2, color: SECONDARY });

function levelColors(severity: 'error' | 'warning' | 'info') {
  return {
    color: `var(--mui-palette-Alert-${severity}Color)`,
    backgroundColor: `var(--mui-palette-Alert-${severity}StandardBg)`,
    '--icon': `var(--mui-palette-${severity}-main)`,
  };
}

/** Around the text, which looks like the reading view, so that nothing jumps when editing starts. */
export const WritingFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& .ProseMirror': {
    ...theme.typography.body1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
    outline: 'none',
    caretColor: 'var(--mui-palette-primary-main)',
    '& .ProseMirror-selectednode': { outline: 'none' },
  },
  '& .sop-section': { marginTop: theme.spacing(4), '&:first-of-type': { marginTop: 0 } },
  '& .sop-section > h2': { ...theme.typography.h2, margin: 0, marginBottom: theme.spacing(1.5), userSelect: 'none' },
  '& .sop-text': { position: 'relative', minWidth: '1ch' },
  '& .sop-text.is-empty::after': {
    content: 'attr(data-placeholder)',
    color: SECONDARY,
    fontWeight: 400,
    fontStyle: 'normal',
    pointerEvents: 'none',
    // The caret stands before it; the break that holds the line is no line of its own.
    marginInlineStart: '1px',
  },
  // A blank, as it is read.
  '& .sop-blank': {
    padding: theme.spacing(0, 0.5),
    borderRadius: 5,
    border: '1px dashed',
    boxDecorationBreak: 'clone',
    color: 'var(--mui-palette-warning-main)',
    fontWeight: 600,
  },
  '& .sop-text.is-empty > br': { display: 'none' },

  // The mark of a suggestion, as it is read; it goes with the first change of the line.
  '& .sop-line[data-src="suggested"]:is(.sop-step, .sop-line-records, .sop-line-safety) .sop-main:not(.is-empty)::after, & .sop-line[data-src="suggested"]:not(.sop-step, .sop-line-records) > .sop-text:last-child:not(.is-empty)::after':
    {
      content: 'attr(data-suggested)',
      display: 'inline-block',
      marginInlineStart: '1ch',
      padding: '0 7px',
      fontSize: '0.7rem',
      fontWeight: 600,
      lineHeight: '18px',
      verticalAlign: 'text-bottom',
      color: 'var(--mui-palette-text-secondary)',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: '16px',
      pointerEvents: 'none',
    },
  '& .sop-line-definitions, & .sop-line-roles, & .sop-line-resources, & .sop-line-exceptions, & .sop-line-records, & .sop-line-kpis, & .sop-line-references, & .sop-line-notes':
    {
      position: 'relative',
      display: 'list-item',
      listStyle: 'disc outside',
      marginInlineStart: theme.spacing(2.5),
      marginBottom: theme.spacing(0.5),
    },
  '& .sop-line:not(.sop-step) > .sop-text': { display: 'inline-block', verticalAlign: 'top', maxWidth: '100%' },
  // After the preceding text: in front it would indent a line that starts with it.
  '& .sop-line-records > .sop-text:not(:last-child)': { marginInlineEnd: '1ch' },
  // The signs between a lead and its text, as they are read.
  '& .sop-line-definitions > .sop-main:not(:last-child, .is-empty)::after, & .sop-line-roles > .sop-main:not(:last-child, .is-empty)::after, & .sop-line-exceptions > .sop-main:not(.is-empty)::after, & .sop-line-kpis > .sop-main:not(:last-child, .is-empty)::after, & .sop-field-steps-when:not(.is-empty)::after':
    { content: 'attr(data-colon)' },
  // At the end of the one before: at the start of the next it would begin a line where that does not fit beside it.
  '& .sop-field-roles-duties:has(+ .sop-field-roles-duties)': {
    marginInlineEnd: '0.5ch',
    '&::after': { content: '";"' },
  },
  '& .sop-line-definitions > .sop-main, & .sop-line-roles > .sop-main, & .sop-line-exceptions > .sop-main': {
    fontWeight: 700,
  },
  '& .sop-field[data-label]::before': { content: 'attr(data-label)' },
  '& .sop-text[data-unit]:not(.is-empty)::after': { content: '" " attr(data-unit)' },

  '& .sop-line-safety': {
    display: 'flex',
    gap: '0.5ch',
    padding: theme.spacing(1.25, 2),
    marginBottom: theme.spacing(1),
    borderRadius: `${theme.shape.borderRadius}px`,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    ...levelColors('warning'),
    '&[data-level="danger"]': levelColors('error'),
    '&[data-level="note"]': levelColors('info'),
    '& > svg': { flex: '0 0 auto', width: 22, height: 22, fill: 'var(--icon)', marginInlineEnd: theme.spacing(1) },
    '& > strong': { flex: '0 0 auto' },
    '& > div': { flexGrow: 1, minWidth: 0 },
    // Beside its level, a text would have half of a phone.
    [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > div': { flexBasis: '100%' } },
  },

  '& .sop-section-phases': { counterReset: 'step' },
  '& .sop-phase + .sop-phase': { marginTop: theme.spacing(2) },
  '& .sop-phase-title': { ...theme.typography.h3, margin: 0 },
  '& .sop-phase:only-child > .sop-phase-title': { display: 'none' },
  '& .sop-step': {
    position: 'relative',
    counterIncrement: 'step',
    minHeight: 52,
    padding: theme.spacing(1.75, 0, 1.25),
    paddingInlineStart: `${NUMBER_COLUMN}px`,
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      top: theme.spacing(1.25),
      width: 32,
      height: 32,
      boxSizing: 'border-box',
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      fontWeight: 700,
      fontSize: '0.875rem',
      lineHeight: 1,
      color: 'var(--mui-palette-primary-main)',
      border: '1px solid var(--mui-palette-primary-main)',
    },
  },
  '& .sop-field-steps-when': { fontStyle: 'italic' },
  '& .sop-field-steps-role, & .sop-field-steps-minutes': {
    ...small(theme),
    display: 'inline-block',
    verticalAlign: 'top',
    marginTop: theme.spacing(0.25),
    marginInlineEnd: theme.spacing(2),
  },
  '& .sop-field-steps-role > svg, & .sop-field-steps-minutes > svg': {
    width: '1em',
    height: '1em',
    marginInlineEnd: theme.spacing(0.5),
    verticalAlign: '-0.125em',
    fill: 'currentColor',
  },
  '& .sop-field-steps-role > .sop-text, & .sop-field-steps-minutes > .sop-text': { display: 'inline-block' },
  '& .sop-field-steps-sub': {
    display: 'list-item',
    listStyle: 'circle outside',
    marginInlineStart: theme.spacing(2.5),
  },
  '& .sop-field-steps-check, & .sop-field-steps-expected, & .sop-field-steps-caution': {
    ...small(theme),
    marginTop: theme.spacing(0.5),
    '&::before': { fontWeight: 700 },
  },
  '& .sop-pictures': {
    display: 'grid',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(1),
    maxWidth: 680,
    userSelect: 'none',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& figure': { margin: 0, minWidth: 0 },
    '& button': {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      padding: 0,
      overflow: 'hidden',
      cursor: 'pointer',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: `${theme.shape.borderRadius}px`,
      backgroundColor: 'var(--mui-palette-action-hover)',
      '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
      '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
    },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
    '& figcaption': { ...small(theme), marginTop: theme.spacing(0.5) },
    '& figcaption.is-open': { color: 'var(--mui-palette-warning-main)' },
  },
  '& .sop-field-steps-caution': { color: 'var(--mui-palette-warning-main)' },
}));
