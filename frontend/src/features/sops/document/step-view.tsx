import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import type { SopLabelsDto, SopStep } from '../../../api/generated/types.gen';
import { PICTURE_GRID, PICTURE_TILE } from '../attachments/picture-look';
import { conditionLead } from './condition-lead';
import { type Growing, itemKey, subStepText } from './draft-document';
import { Line } from './line';
import { MarkedText } from './marked-text';

/** Many procedures have no pictures. */
const StepPictures = lazy(async () => ({ default: (await import('../attachments/step-pictures')).StepPictures }));

interface StepViewProps {
  step: Growing<SopStep>;
  number: number;
  labels: SopLabelsDto;
}

/** One step with its condition, role, limit and checks. */
export function StepView({ step, number, labels }: StepViewProps) {
  return (
    <Box component="li" data-line={step.id} sx={{ display: 'flex', gap: 2, py: 1.25, breakInside: 'avoid' }}>
      <Box
        aria-hidden
        sx={{
          flex: '0 0 auto',
          width: 32,
          height: 32,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          fontSize: '0.875rem',
          color: 'primary.main',
          border: 1,
          borderColor: 'primary.main',
        }}
      >
        {number}
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1, pt: 0.5 }}>
        <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
          {step.when && (
            <em>
              <MarkedText text={conditionLead(step.when, labels)} />
              {labels.colon}
            </em>
          )}
          <Line text={step.text} item={step} labels={labels} />
        </Typography>
        {(step.role || step.minutes) && (
          <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 0.25, color: 'text.secondary', flexWrap: 'wrap' }}>
            {step.role && (
              <Fact icon={<PersonOutlined fontSize="inherit" />}>
                <MarkedText text={step.role} />
              </Fact>
            )}
            {step.minutes && (
              <Fact icon={<AccessTimeOutlined fontSize="inherit" />}>
                {step.minutes} {labels.minutes}
              </Fact>
            )}
          </Stack>
        )}
        {(step.sub ?? []).length > 0 && (
          <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5 }}>
            {(step.sub ?? []).map((sub, index) => (
              <Typography component="li" key={itemKey(sub, index)}>
                <MarkedText text={subStepText(sub)} />
              </Typography>
            ))}
          </Box>
        )}
        <Detail label={labels.check} text={step.check} colon={labels.colon} />
        <Detail label={labels.limit} text={limitOf(step)} colon={labels.colon} />
        <Detail label={labels.caution} text={step.caution} colon={labels.colon} isCaution />
        {step.media && step.media.length > 0 && (
          <Suspense fallback={<PicturePlaces count={step.media.length} />}>
            <StepPictures media={step.media} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}

/** The limit of the step, unless its text already contains it. */
function limitOf({ text, expected }: Growing<SopStep>): string | null | undefined {
  return expected && text?.includes(expected) ? null : expected;
}

/** Reserves the space of the pictures until they have loaded. */
function PicturePlaces({ count }: { count: number }) {
  return (
    <Box sx={PICTURE_GRID}>
      {Array.from({ length: count }, (_unused, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Box key={place} sx={PICTURE_TILE} />
      ))}
    </Box>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography variant="body2" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {icon}
      {children}
    </Typography>
  );
}

interface DetailProps {
  label: string;
  text: string | null | undefined;
  colon: string;
  isCaution?: boolean;
}

function Detail({ label, text, colon, isCaution = false }: DetailProps) {
  if (!text) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: isCaution ? 'warning.main' : 'text.secondary' }}>
      <strong>
        {label}
        {colon}
      </strong>
      <MarkedText text={text} />
    </Typography>
  );
}
