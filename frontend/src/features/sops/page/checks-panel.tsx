import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkSopOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { QualityResultDto } from '../../../api/generated/types.gen';
import { SideCard } from './side-card';

interface ChecksPanelProps {
  sopId: string;
}

/** What the fixed rules say about the procedure: a list, never a grade. */
export function ChecksPanel({ sopId }: ChecksPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending } = useQuery(checkSopOptions({ path: { id: sopId } }));
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data) return null;
  const failed = data.results.filter(({ passed }) => !passed);
  const passed = data.results.filter((result) => result.passed);
  return (
    <SideCard title={`${data.passed} of ${data.total} checks pass`}>
      <Stack spacing={1.5}>
        {[...failed, ...(isOpen ? passed : [])].map((result) => (
          <Result key={result.id} result={result} />
        ))}
        {passed.length > 0 && (
          <Button
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide what passes' : 'Show what passes'}
          </Button>
        )}
      </Stack>
    </SideCard>
  );
}

const SHOWN_FINDINGS = 4;

function Result({ result }: { result: QualityResultDto }) {
  const Icon = result.passed ? CheckCircleOutlined : ErrorOutlineOutlined;
  const hidden = result.findings.length - SHOWN_FINDINGS;
  return (
    <Stack direction="row" spacing={1.25}>
      <Icon
        fontSize="small"
        color={result.passed ? 'success' : 'warning'}
        titleAccess={result.passed ? 'Passes' : 'To look at'}
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
        {result.findings.slice(0, SHOWN_FINDINGS).map((finding) => (
          <Typography
            key={`${finding.path}:${finding.text}:${finding.message}`}
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {finding.message}
            {finding.text && ` “${finding.text}”`}
          </Typography>
        ))}
        {hidden > 0 && (
          <Typography variant="body2" color="textSecondary">
            and {hidden} more
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
