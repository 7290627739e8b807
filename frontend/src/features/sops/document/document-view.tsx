import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SopSafety } from '../../../api/generated/types.gen';
import { DocumentSection } from './document-section';
import { type DraftDocument, itemKey, listOf } from './draft-document';
import { Line } from './line';
import { LinesList } from './lines-list';
import { ProcedureSteps } from './procedure-steps';
import { useSopLabels } from './use-sop-labels';

interface DocumentViewProps {
  document: DraftDocument;
}

const SEVERITY: Record<SopSafety['level'], AlertColor> = {
  danger: 'error',
  warning: 'warning',
  caution: 'warning',
  note: 'info',
};

/** A procedure as people read it, in its own language and direction; also while it is still being written. */
export function DocumentView({ document }: DocumentViewProps) {
  const language = document.lang ?? 'en';
  const labels = useSopLabels(language);
  if (!labels) return <DocumentSkeleton />;
  const { headings } = labels;
  const phases = listOf(document, 'phases');
  const safety = listOf(document, 'safety');
  return (
    <Box component="article" lang={language} dir={labels.direction} sx={{ '& section:first-of-type': { mt: 0 } }}>
      {(['purpose', 'scope', 'trigger'] as const).map(
        (part) =>
          document[part] && (
            <DocumentSection key={part} heading={headings[part]}>
              <Typography>{document[part]}</Typography>
            </DocumentSection>
          ),
      )}
      <LinesList heading={headings.definitions} items={listOf(document, 'definitions')}>
        {(item) => (
          <>
            <strong>{item.term}</strong>
            {labels.colon}
            <Line text={item.text} item={item} labels={labels} />
          </>
        )}
      </LinesList>
      <LinesList heading={headings.roles} items={listOf(document, 'roles')}>
        {(item) => (
          <>
            <strong>
              <Line text={item.name} item={item} labels={labels} />
            </strong>
            {(item.duties ?? []).length > 0 && `${labels.colon}${(item.duties ?? []).join('; ')}`}
          </>
        )}
      </LinesList>
      <LinesList heading={headings.resources} items={listOf(document, 'resources')}>
        {(item) => <Line text={item.name} item={item} labels={labels} />}
      </LinesList>
      {safety.length > 0 && (
        <DocumentSection heading={headings.safety}>
          <Stack spacing={1}>
            {safety.map((item, index) => (
              <Alert key={itemKey(item, index)} severity={SEVERITY[item.level ?? 'note']} role="note">
                <strong>{labels.safety_levels[item.level ?? 'note']}</strong>
                {labels.colon}
                <Line text={item.text} item={item} labels={labels} />
              </Alert>
            ))}
          </Stack>
        </DocumentSection>
      )}
      {phases.length > 0 && (
        <DocumentSection heading={headings.phases}>
          <ProcedureSteps phases={phases} labels={labels} />
        </DocumentSection>
      )}
      <LinesList heading={headings.exceptions} items={listOf(document, 'exceptions')}>
        {(item) => (
          <>
            <strong>{item.when}</strong>
            {labels.colon}
            <Line text={item.then} item={item} labels={labels} />
            {item.escalate_to && ` (${labels.escalate_to}${labels.colon}${item.escalate_to})`}
          </>
        )}
      </LinesList>
      <LinesList heading={headings.records} items={listOf(document, 'records')}>
        {(item) => (
          <>
            <Line text={item.name} item={item} labels={labels} />
            {'. '}
            {labels.where}
            {labels.colon}
            <Line text={item.where} labels={labels} />
            {'. '}
            {labels.keep}
            {labels.colon}
            <Line text={item.keep} labels={labels} />
          </>
        )}
      </LinesList>
      <LinesList heading={headings.kpis} items={listOf(document, 'kpis')}>
        {(item) => (
          <>
            {item.name}
            {labels.colon}
            <Line text={item.target} item={item} labels={labels} />
          </>
        )}
      </LinesList>
      <LinesList heading={headings.references} items={listOf(document, 'references')}>
        {(item) => <Line text={item.text} item={item} labels={labels} />}
      </LinesList>
      <LinesList heading={headings.notes} items={listOf(document, 'notes')}>
        {(item) => <Line text={item.text} item={item} labels={labels} />}
      </LinesList>
    </Box>
  );
}

function DocumentSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label="Loading the procedure">
      {['40%', '90%', '75%', '30%', '85%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
    </Stack>
  );
}
