import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { QualityResultDto, SopDocument, SopDto } from '../../../api/generated/types.gen';
import { FlushButton } from '../../../components/flush-button';
import { PartFailure } from '../../../components/part-failure';
import { countOwnLines, isEmpty } from '../document/suggestions';
import { Findings } from './findings';
import { SideCard } from './side-card';
import { useChecks } from './use-checks';
import * as words from './words.en';

interface ChecksPanelProps {
  sop: SopDto;
  document: SopDocument;
}

/** The findings of the quality checks: a list, never a grade. */
export function ChecksPanel({ sop, document }: ChecksPanelProps) {
  if (countOwnLines(document) > 0) return <Checks sop={sop} document={document} />;
  if (isEmpty(document)) return null;
  return (
    <SideCard title={words.checksOnlySuggestions}>
      <Typography variant="body2" color="textSecondary">
        {words.checksOnlySuggestionsDetails}
      </Typography>
    </SideCard>
  );
}

function Checks({ sop, document }: ChecksPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, refetch } = useChecks(sop);
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data) {
    return (
      <SideCard title={words.checksTitle}>
        <PartFailure text={words.checksNotLoaded} onRetry={() => refetch()} />
      </SideCard>
    );
  }
  const failed = data.results.filter(({ passed }) => !passed);
  const passed = data.results.filter((result) => result.passed);
  return (
    <SideCard title={words.checksPassed(data.passed, data.total)}>
      <Stack spacing={1.5} useFlexGap>
        {[...failed, ...(isOpen ? passed : [])].map((result) => (
          <Result key={result.id} result={result} document={document} />
        ))}
        {passed.length > 0 && (
          <FlushButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.checksHidePassed : words.checksShowPassed}
          </FlushButton>
        )}
      </Stack>
    </SideCard>
  );
}

function Result({ result, document }: { result: QualityResultDto; document: SopDocument }) {
  const Icon = result.passed ? CheckCircleOutlined : ErrorOutlineOutlined;
  return (
    <Stack direction="row" spacing={1.25}>
      <Icon
        fontSize="small"
        color={result.passed ? 'success' : 'warning'}
        titleAccess={result.passed ? words.checksPasses : words.checksFails}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: result.passed ? 400 : 600 }}>
          {result.title}
        </Typography>
        {result.note && (
          <Typography variant="body2" color="textSecondary">
            {result.note}
          </Typography>
        )}
        <Findings findings={result.findings} document={document} />
      </Box>
    </Stack>
  );
}
