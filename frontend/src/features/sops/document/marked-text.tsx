import Box from '@mui/material/Box';
import { createContext, Fragment, useContext } from 'react';
import { BRACKETED } from './blanks';
import { LineLink } from './line-link';
import { linePartsOf } from './line-links';

/** Names of the blanks that a document asks for. */
const KnownBlanks = createContext<ReadonlySet<string>>(new Set());

export const BlanksProvider = KnownBlanks.Provider;

const MARK = {
  px: 0.5,
  borderRadius: 0.5,
  border: '1px dashed',
  boxDecorationBreak: 'clone',
  bgcolor: 'transparent',
  color: 'warning.main',
  fontWeight: 600,
} as const;

/** A text of the procedure, with its blanks marked and its URLs as links. */
export function MarkedText({ text }: { text: string | null | undefined }) {
  if (!text?.includes('https://')) return <Blanks text={text} />;
  return linePartsOf(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and they never move
    <Fragment key={index}>{part.kind === 'text' ? <Blanks text={part.text} /> : <LineLink {...part} />}</Fragment>
  ));
}

function Blanks({ text }: { text: string | null | undefined }) {
  const blanks = useContext(KnownBlanks);
  if (!text || blanks.size === 0 || !text.includes('[')) return text;
  return text.split(BRACKETED).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and they never move
    return <Fragment key={index}>{blanks.has(part.slice(1, -1)) ? <Blank text={part} /> : part}</Fragment>;
  });
}

function Blank({ text }: { text: string }) {
  return (
    <Box component="mark" sx={MARK}>
      {text}
    </Box>
  );
}
