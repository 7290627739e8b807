import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SopLabelsDto, SopPhase } from '../../../api/generated/types.gen';
import { type Growing, itemKey } from './draft-document';
import { StepView } from './step-view';

interface ProcedureStepsProps {
  phases: Growing<SopPhase>[];
  labels: SopLabelsDto;
}

/** The steps, numbered through all phases. A single phase needs no title of its own. */
export function ProcedureSteps({ phases, labels }: ProcedureStepsProps) {
  const starts = firstNumbers(phases);
  return phases.map((phase, index) => (
    <Box key={itemKey(phase, index)} sx={{ mt: index === 0 ? 0 : 2 }}>
      {phases.length > 1 && <Typography variant="h3">{phase.title}</Typography>}
      <Box component="ol" start={starts[index]} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {(phase.steps ?? []).map((step, place) => (
          <StepView key={itemKey(step, place)} step={step} number={(starts[index] ?? 1) + place} labels={labels} />
        ))}
      </Box>
    </Box>
  ));
}

/** The number of each phase's first step. */
function firstNumbers(phases: Growing<SopPhase>[]): number[] {
  const numbers: number[] = [];
  let next = 1;
  for (const phase of phases) {
    numbers.push(next);
    next += phase.steps?.length ?? 0;
  }
  return numbers;
}
