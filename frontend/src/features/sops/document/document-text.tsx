import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { SopLabelsDto } from '../../../api/generated/types.gen';
import { blanksOf } from './blanks';
import { DocumentSection } from './document-section';
import { type DraftDocument, itemKey, listOf } from './draft-document';
import { Line, LineMarks } from './line';
import { LinesList } from './lines-list';
import { BlanksProvider, MarkedText } from './marked-text';
import { ProcedureSteps } from './procedure-steps';
import { SafetyNote } from './safety-note';
import { type SaidInAnswer, saidInAnswers } from './said-in-answers';

interface DocumentTextProps {
  document: DraftDocument;
  labels: SopLabelsDto;
}

/** The text of a procedure with its headings, in its own language and direction. */
export function DocumentText({ document, labels }: DocumentTextProps) {
  const { headings } = labels;
  const blanks = useMemo(() => blanksOf(document), [document]);
  const said = useMemo(() => saidInAnswers(document), [document]);
  const phases = listOf(document, 'phases');
  const safety = listOf(document, 'safety');
  return (
    <BlanksProvider value={blanks}>
      <Box
        component="article"
        lang={document.lang ?? 'en'}
        dir={labels.direction}
        sx={{ '& section:first-of-type': { mt: 0 } }}
      >
        {(['purpose', 'scope', 'trigger'] as const).map((part) => (
          <PartText key={part} part={part} document={document} labels={labels} said={said.get(part)} />
        ))}
        <LinesList
          heading={headings.definitions}
          items={listOf(document, 'definitions')}
          said={said.get('definitions')}
        >
          {(item) => (
            <>
              <strong>{item.term}</strong>
              {labels.colon}
              <Line text={item.text} item={item} labels={labels} />
            </>
          )}
        </LinesList>
        <LinesList heading={headings.roles} items={listOf(document, 'roles')} said={said.get('roles')}>
          {(item) => (
            <>
              <strong>
                <Line text={item.name} labels={labels} />
              </strong>
              {(item.duties ?? []).length > 0 && (
                <MarkedText text={`${labels.colon}${(item.duties ?? []).join('; ')}`} />
              )}
              <LineMarks item={item} labels={labels} />
            </>
          )}
        </LinesList>
        <LinesList heading={headings.resources} items={listOf(document, 'resources')} said={said.get('resources')}>
          {(item) => <Line text={item.name} item={item} labels={labels} />}
        </LinesList>
        <DocumentSection heading={headings.safety} said={said.get('safety')}>
          {safety.length > 0 && (
            <Stack spacing={1}>
              {safety.map((item, index) => (
                <SafetyNote key={itemKey(item, index)} line={item.id} level={item.level ?? 'note'}>
                  <strong>{labels.safety_levels[item.level ?? 'note']}</strong>
                  {labels.colon}
                  <Line text={item.text} item={item} labels={labels} />
                </SafetyNote>
              ))}
            </Stack>
          )}
        </DocumentSection>
        <DocumentSection heading={headings.phases} said={said.get('phases')}>
          {phases.length > 0 && <ProcedureSteps phases={phases} labels={labels} />}
        </DocumentSection>
        <LinesList heading={headings.exceptions} items={listOf(document, 'exceptions')} said={said.get('exceptions')}>
          {(item) => (
            <>
              <strong>
                <MarkedText text={item.when} />
              </strong>
              {labels.colon}
              <Line text={item.then} labels={labels} />
              {item.escalate_to && <MarkedText text={` (${labels.escalate_to}${labels.colon}${item.escalate_to})`} />}
              <LineMarks item={item} labels={labels} />
            </>
          )}
        </LinesList>
        <LinesList heading={headings.records} items={listOf(document, 'records')} said={said.get('records')}>
          {(item) => (
            <>
              <Line text={item.name} labels={labels} />
              {'. '}
              {labels.where}
              {labels.colon}
              <Line text={item.where} labels={labels} />
              {'. '}
              {labels.keep}
              {labels.colon}
              <Line text={item.keep} labels={labels} />
              <LineMarks item={item} labels={labels} />
            </>
          )}
        </LinesList>
        <LinesList heading={headings.kpis} items={listOf(document, 'kpis')} said={said.get('kpis')}>
          {(item) => (
            <>
              {item.name}
              {labels.colon}
              <Line text={item.target} item={item} labels={labels} />
            </>
          )}
        </LinesList>
        <LinesList heading={headings.references} items={listOf(document, 'references')} said={said.get('references')}>
          {(item) => <Line text={item.text} item={item} labels={labels} />}
        </LinesList>
        <LinesList heading={headings.notes} items={listOf(document, 'notes')} said={undefined}>
          {(item) => <Line text={item.text} item={item} labels={labels} />}
        </LinesList>
        <PartText part="approval" document={document} labels={labels} said={said.get('approval')} />
      </Box>
    </BlanksProvider>
  );
}

interface PartTextProps extends DocumentTextProps {
  part: 'purpose' | 'scope' | 'trigger' | 'approval';
  said: SaidInAnswer[] | undefined;
}

function PartText({ part, document, labels, said }: PartTextProps) {
  const text = document[part];
  return (
    <DocumentSection line={part} heading={labels.headings[part]} said={said}>
      {text && (
        <Typography>
          <MarkedText text={text} />
        </Typography>
      )}
    </DocumentSection>
  );
}
