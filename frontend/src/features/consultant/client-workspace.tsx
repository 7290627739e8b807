import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getClientFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { ClientDto, ClientMetricsDto } from '../../api/generated/types.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import * as commonWords from '../../words/common.en';
import * as words from './client-workspace.en';
import { clientsKind } from './clients-kind';
import { earningsKind } from './earnings-kind';
import { EntryDialog } from './entry-dialog';
import { EntryStatus } from './entry-status';
import { meetingsKind } from './meetings-kind';
import { sumsText } from './money';
import { projectsKind } from './projects-kind';
import { RemoveDialog } from './remove-dialog';
import { WorkspaceTable } from './workspace-table';

interface ClientWorkspaceProps {
  client: ClientDto;
  /** The SOPs for the client, rendered by another feature. */
  sops: ReactNode;
  onDeleted: () => Promise<void>;
}

/** One client with all their data. */
export function ClientWorkspace({ client, sops, onDeleted }: ClientWorkspaceProps) {
  const figures = useQuery(getClientFiguresOptions({ path: { id: client.id } }));
  return (
    <>
      <ClientHead client={client} figures={figures.data} onDeleted={onDeleted} />
      {figures.isError && !figures.data ? (
        <FiguresFailure onRetry={() => figures.refetch()} />
      ) : (
        <FigureRow
          figures={[
            { label: words.activeProjects, value: figures.data?.active_projects.toString() },
            { label: words.allProjects, value: figures.data?.projects.toString() },
            { label: words.upcomingMeetings, value: figures.data?.upcoming_meetings.toString() },
            {
              label: words.earnings,
              value: figures.data && sumsText(figures.data.earnings),
              explanation: words.earningsExplained,
            },
          ]}
        />
      )}
      <Stack spacing={3}>
        {sops}
        <WorkspaceTable kind={projectsKind} clientId={client.id} />
        <WorkspaceTable kind={meetingsKind} clientId={client.id} />
        <WorkspaceTable kind={earningsKind} clientId={client.id} />
      </Stack>
    </>
  );
}

interface ClientHeadProps {
  client: ClientDto;
  figures: ClientMetricsDto | undefined;
  onDeleted: () => Promise<void>;
}

function ClientHead({ client, figures, onDeleted }: ClientHeadProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {client.name}
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <EntryStatus status={client.status} />
        {client.email && (
          <Link href={`mailto:${client.email}`} sx={{ overflowWrap: 'anywhere' }}>
            {client.email}
          </Link>
        )}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
        <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setIsEditing(true)}>
          {words.edit}
        </Button>
        <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setIsRemoving(true)}>
          {commonWords.deleteLabel}
        </Button>
      </Stack>
      {isEditing && <EntryDialog kind={clientsKind} row={client} onClose={() => setIsEditing(false)} />}
      {isRemoving && (
        <RemoveDialog
          kind={clientsKind}
          row={client}
          {...(figures && { text: lossText(figures) })}
          onRemoved={onDeleted}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Stack>
  );
}

/** What is deleted together with a client. */
export function lossText({ projects, meetings, earning_count }: ClientMetricsDto): string {
  const lost = [
    ...(projects > 0 ? [words.projectCount(projects)] : []),
    ...(meetings > 0 ? [words.meetingCount(meetings)] : []),
    ...(earning_count > 0 ? [words.earningCount(earning_count)] : []),
  ];
  return lost.length > 0 ? words.deletedWithIt(lost) : words.sopsStay;
}
