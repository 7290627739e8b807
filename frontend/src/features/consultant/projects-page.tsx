import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarCard } from './calendar-card';
import { meetingsKind } from './meetings-kind';
import * as words from './projects.en';
import { projectsKind } from './projects-kind';
import { WorkspaceTable } from './workspace-table';

/** Projects and the meetings about them (S2.114). */
export function ProjectsPage() {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <Stack spacing={3}>
        <WorkspaceTable kind={projectsKind} heading={words.all} />
        <WorkspaceTable kind={meetingsKind} isSecond />
        <CalendarCard />
      </Stack>
    </>
  );
}
