import { createProject, deleteProject, listProjects, updateProject } from '../../api/generated/sdk.gen';
import type { ProjectDto, ProjectStatus } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { ClientName } from './client-name';
import type { EntryKind, EntryValues } from './entry-kind';
import { EntryStatus } from './entry-status';
import { fromLocalInput, optionsOf, textOrNull, toLocalInput } from './entry-values';
import { listQuery } from './list-query';
import * as words from './projects.en';

const STATUSES: readonly ProjectStatus[] = ['planned', 'active', 'completed', 'archived'];

const bodyOf = (values: EntryValues) => ({
  name: values['name'] ?? '',
  client_id: textOrNull(values['client_id']),
  status: values['status'] as ProjectStatus,
  due_at: values['due_at'] ? fromLocalInput(values['due_at']) : null,
});

/** The projects of the consultant. */
export const projectsKind: EntryKind<ProjectDto> = {
  name: 'projects',
  words,
  nameOf: (project) => project.name,
  columns: [
    { label: words.name, render: (project) => project.name },
    {
      label: words.client,
      render: (project) => project.client_id && <ClientName id={project.client_id} />,
      isClient: true,
    },
    {
      label: words.due,
      render: (project) => (project.due_at ? <TimeStamp at={project.due_at} isDateOnly /> : null),
      isShort: true,
    },
    { label: words.status, render: (project) => <EntryStatus status={project.status} />, isShort: true },
  ],
  fields: [
    { name: 'name', label: words.name, isRequired: true },
    { name: 'client_id', label: words.client, isClient: true },
    { name: 'due_at', label: words.due, type: 'datetime-local' },
    { name: 'status', label: words.status, options: optionsOf(STATUSES) },
  ],
  blank: () => ({ name: '', client_id: '', due_at: '', status: 'active' }),
  valuesOf: (project) => ({
    name: project.name,
    client_id: project.client_id ?? '',
    due_at: project.due_at ? toLocalInput(project.due_at) : '',
    status: project.status,
  }),
  list: async (request) =>
    (await listProjects({ query: listQuery(request, 50, 'archived'), signal: request.signal })).data,
  create: (values) => createProject({ body: bodyOf(values) }),
  update: (project, values) =>
    updateProject({ path: { id: project.id }, body: { ...bodyOf(values), version: project.version } }),
  removal: {
    remove: (project) => deleteProject({ path: { id: project.id } }),
  },
};
