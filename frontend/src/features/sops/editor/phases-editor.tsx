import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Dispatch, memo, useMemo } from 'react';
import type { SopPhase } from '../../../api/generated/types.gen';
import { IconAction } from '../../../components/icon-action';
import type { EditAction } from './edit-document';
import { LineEditor } from './line-editor';
import { STEP_FORM } from './line-forms';

interface PhasesEditorProps {
  heading: string;
  phases: SopPhase[];
  dispatch: Dispatch<EditAction>;
}

const MAX_PHASE_TITLE_LENGTH = 120;

/** The steps, phase by phase. */
export function PhasesEditor({ heading, phases, dispatch }: PhasesEditorProps) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Stack spacing={3}>
        {phases.map((phase, index) => (
          <PhaseEditor key={phase.id} phase={phase} number={index + 1} dispatch={dispatch} />
        ))}
      </Stack>
      <Button
        startIcon={<AddOutlined />}
        onClick={() => dispatch({ type: 'add-line', place: 'phases' })}
        sx={{ mt: 1 }}
      >
        Add a phase
      </Button>
    </Box>
  );
}

interface PhaseEditorProps {
  phase: SopPhase;
  number: number;
  dispatch: Dispatch<EditAction>;
}

const PhaseEditor = memo(function PhaseEditor({ phase, number, dispatch }: PhaseEditorProps) {
  const steps = useMemo(() => ({ stepsOf: phase.id }), [phase.id]);
  return (
    <Box>
      <Stack direction="row" spacing={1}>
        <TextField
          label={`Phase ${number}`}
          size="small"
          fullWidth
          value={phase.title}
          onChange={(event) =>
            dispatch({ type: 'set-line', place: 'phases', id: phase.id, change: { title: event.target.value } })
          }
          slotProps={{ htmlInput: { maxLength: MAX_PHASE_TITLE_LENGTH, dir: 'auto' } }}
        />
        <IconAction
          label="Remove"
          context={`phase ${number}`}
          onClick={() => dispatch({ type: 'remove-line', place: 'phases', id: phase.id })}
        >
          <DeleteOutlined fontSize="small" />
        </IconAction>
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {phase.steps.map((step, index) => (
          <LineEditor
            key={step.id}
            line={step}
            name={`phase ${number}, step ${index + 1}`}
            place={steps}
            form={STEP_FORM}
            isFirst={index === 0}
            isLast={index === phase.steps.length - 1}
            dispatch={dispatch}
          />
        ))}
      </Box>
      <Button startIcon={<AddOutlined />} onClick={() => dispatch({ type: 'add-line', place: steps })} sx={{ mt: 1 }}>
        Add a step
      </Button>
    </Box>
  );
});
