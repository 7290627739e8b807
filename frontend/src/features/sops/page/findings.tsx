import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QualityFindingDto, SopDocument } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { lineName } from './line-name';
import * as words from './words.en';

const SHOWN_LINES = 4;
/** Enough to recognize a line; the procedure has the rest. */
const SHOWN_CHARACTERS = 90;

interface FindingsProps {
  findings: QualityFindingDto[];
  document: SopDocument;
}

/** The findings of one check: what to do, and below it the affected lines. */
export function Findings({ findings, document }: FindingsProps) {
  return [...byMessage(findings)].map(([message, found]) => (
    <Box key={message} sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{message}</Typography>
      <Lines lines={found.flatMap((finding) => lineOf(finding, document) ?? [])} />
    </Box>
  ));
}

function Lines({ lines }: { lines: string[] }) {
  const hidden = lines.length - SHOWN_LINES;
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.25, paddingInlineStart: 2.25 }}>
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <Typography key={line} component="li" variant="body2" dir="auto">
          {line}
        </Typography>
      ))}
      {hidden > 0 && (
        <Typography component="li" variant="body2">
          {commonWords.andMore(hidden)}
        </Typography>
      )}
    </Box>
  );
}

function byMessage(findings: QualityFindingDto[]): Map<string, QualityFindingDto[]> {
  const groups = new Map<string, QualityFindingDto[]>();
  for (const finding of findings) groups.set(finding.message, [...(groups.get(finding.message) ?? []), finding]);
  return groups;
}

/** "Step 4: “Ovens off”"; null where a finding is about no line. */
function lineOf({ message, path, text }: QualityFindingDto, document: SopDocument): string | null {
  const name = path && lineName(document, path);
  // "There is no purpose." needs no location; neither does a finding about a text that exists only once.
  const isOnlyOne = path?.lastIndexOf('/') === 0;
  if (name && !text && (isOnlyOne || message.toLowerCase().includes(name.toLowerCase()))) return null;
  const quote = text && words.checksQuote(shortened(text));
  return name && quote ? words.checksLineQuote(name, quote) : name || quote || null;
}

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;
}
