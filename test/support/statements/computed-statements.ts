import { DataSource } from 'typeorm';
import { Clock } from '../../../backend/src/common/clock.js';
import type { Cursor } from '../../../backend/src/common/http/cursor.js';
import { PreparedQueries } from '../../../backend/src/database/prepared-queries.js';
import { ClientQueries } from '../../../backend/src/features/consultant/clients/client.queries.js';
import { EarningQueries } from '../../../backend/src/features/consultant/earnings/earning.queries.js';
import { MeetingQueries } from '../../../backend/src/features/consultant/meetings/meeting.queries.js';
import { ProjectQueries } from '../../../backend/src/features/consultant/projects/project.queries.js';
import type { EntryPageOptions } from '../../../backend/src/features/consultant/workspace/entry.queries.js';
import { PersonalDataQueries } from '../../../backend/src/features/personal-data/personal-data.queries.js';
import { few, list } from '../../../backend/src/features/personal-data/personal-data-source.js';
import { NO_FOLDER } from '../../../backend/src/features/sops/filing/folder.dto.js';
import { SharedSopSearchQueries } from '../../../backend/src/features/sops/search/shared-sop-search.queries.js';
import { type SopFilters, SopListQueries } from '../../../backend/src/features/sops/search/sop-list.queries.js';
import { SOP_SORTS, SORT_DIRECTIONS } from '../../../backend/src/features/sops/search/sop-search.dto.js';
import { SopSearchQueries } from '../../../backend/src/features/sops/search/sop-search.queries.js';
import {
  LIST_COLUMNS,
  type ListRange,
  ObjectListsQueries,
} from '../../../backend/src/features/storage/objects/object-lists.queries.js';
import type { EntitlementsService } from '../../../backend/src/features/subscriptions/entitlements/entitlements.service.js';

const ID = '00000000-0000-7000-8000-000000000000';
const NOON = new Date('2026-01-31T12:00:00Z');
/** The first page, one that begins in the past, and one that begins in the future. */
const CURSORS: (Cursor | null)[] = [
  null,
  { at: '2026-01-31T11:00:00.123456+00:00', id: ID },
  { at: '2026-01-31T13:00:00.123456+00:00', id: ID },
];
/** One word with spaces around it, one of a script without spaces, and both. */
const TYPED = ['fryer', '清洁', 'fryer 清洁'];
const ENTITLEMENTS = { memberReadingDays: 30 } as EntitlementsService;

class NoonClock extends Clock {
  now(): Date {
    return NOON;
  }
}

/** Keeps the texts instead of sending them. */
class RecordedQueries extends PreparedQueries {
  readonly texts: string[] = [];

  constructor() {
    super(new DataSource({ type: 'postgres' }));
  }

  override async query<Row>(_name: string, text: string): Promise<Row[]> {
    this.texts.push(text);
    return [];
  }
}

/** The same for TypeORM's own way. */
class RecordedDataSource extends DataSource {
  readonly texts: string[] = [];

  override async query<Rows>(text: string): Promise<Rows>;
  override async query(text: string): Promise<unknown[]> {
    this.texts.push(text);
    return [];
  }
}

async function recorded(work: (queries: RecordedQueries) => Promise<unknown>): Promise<string[]> {
  const queries = new RecordedQueries();
  await work(queries);
  return [...new Set(queries.texts)];
}

type EntryFilters = EntryPageOptions['filters'];
const STATUS_FILTERS: EntryFilters[] = [{}, { status: 'active' }];
const ENTRY_FILTERS: EntryFilters[] = [...STATUS_FILTERS, { client_id: ID }, { status: 'active', client_id: ID }];

/** The pages of a consultant's list, with every filter. */
function entryPages(filters: EntryFilters[]): EntryPageOptions[] {
  return CURSORS.flatMap((cursor) => filters.map((each) => ({ limit: 10, cursor, filters: each })));
}

/** No filter, each of them alone, and all at once. */
const SOP_FILTERS: SopFilters[] = [
  {},
  { status: 'completed' },
  { category: 'Kitchen' },
  { tag: 'night' },
  { folder: ID },
  { folder: NO_FOLDER },
  { clientId: ID },
  { status: 'completed', category: 'Kitchen', tag: 'night', folder: ID, clientId: ID },
];

function objectRanges(): ListRange[] {
  const bounds = { bucketId: 'b', from: 'a', to: 'b', prefixLength: 0, limit: 10 };
  return LIST_COLUMNS.flatMap((column) => (['asc', 'desc'] as const).map((order) => ({ ...bounds, column, order })));
}

async function searchEverything(queries: RecordedQueries): Promise<void> {
  const searches = new SopSearchQueries(queries);
  for (const typed of [undefined, ...TYPED]) {
    for (const sort of SOP_SORTS) {
      for (const direction of SORT_DIRECTIONS) {
        for (const filters of SOP_FILTERS) {
          await searches.searchSops(ID, { ...filters, typed, sort, direction, limit: 10 });
        }
      }
    }
  }
}

async function exportedRows(part: ReturnType<typeof few>): Promise<string[]> {
  const dataSource = new RecordedDataSource({ type: 'postgres' });
  for await (const _row of new PersonalDataQueries(dataSource).rowsOf(part, ID));
  return dataSource.texts;
}

/** Statements whose text depends on what is asked, by the method that makes it: the texts of all cases. */
export const COMPUTED_STATEMENTS: Readonly<Record<string, () => Promise<string[]>>> = {
  'ClientQueries.listClients': () =>
    recorded(async (queries) => {
      for (const page of entryPages(STATUS_FILTERS)) await new ClientQueries(queries).listClients(ID, page);
    }),
  'EarningQueries.listEarnings': () =>
    recorded(async (queries) => {
      for (const page of entryPages(ENTRY_FILTERS)) await new EarningQueries(queries).listEarnings(ID, page);
    }),
  'MeetingQueries.listMeetings': () =>
    recorded(async (queries) => {
      const meetings = new MeetingQueries(queries, new NoonClock());
      for (const page of entryPages(ENTRY_FILTERS)) {
        await meetings.listMeetings(ID, 'latest', page);
        await meetings.listMeetings(ID, 'next', page);
      }
    }),
  'ProjectQueries.listProjects': () =>
    recorded(async (queries) => {
      for (const page of entryPages(ENTRY_FILTERS)) await new ProjectQueries(queries).listProjects(ID, page);
    }),
  'ObjectListsQueries.page': () =>
    recorded(async (queries) => {
      for (const range of objectRanges()) await new ObjectListsQueries(queries).page(range, 0);
    }),
  'ObjectListsQueries.pageAfter': () =>
    recorded(async (queries) => {
      const lists = new ObjectListsQueries(queries);
      for (const range of objectRanges()) {
        await lists.pageAfter(range, true, null);
        await lists.pageAfter(range, false, null);
      }
    }),
  'PersonalDataQueries.batches': () => exportedRows(list('sops', 'sops', 'user_id', 'id, title')),
  'PersonalDataQueries.rowsOf': () => exportedRows(few('profile', 'profiles', 'id', 'id, full_name')),
  'SharedSopSearchQueries.searchSharedSops': () =>
    recorded(async (queries) => {
      const searches = new SharedSopSearchQueries(queries, ENTITLEMENTS);
      for (const typed of TYPED) await searches.searchSharedSops(ID, typed, 10);
    }),
  'SopListQueries.listSops': () =>
    recorded(async (queries) => {
      const lists = new SopListQueries(queries);
      for (const cursor of CURSORS) {
        for (const filters of SOP_FILTERS) await lists.listSops(ID, { ...filters, limit: 10, cursor });
      }
    }),
  'SopSearchQueries.searchSops': () => recorded(searchEverything),
};

/** Statements that are not compared, by the method that makes them, each with the reason. The list only shrinks. */
export const SKIPPED_STATEMENTS: Readonly<Record<string, string>> = {
  'PostgresTransaction.list':
    'is private to the store of the payment sandbox; its conditions depend on a filter, its only column is constant',
};
