import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { getUsageDetailsOptions } from '../../api/generated/@tanstack/react-query.gen';
import { dayName } from './day-name';
import { UsageTable } from './usage-table';
import { durationText, shortUsageText } from './usage-texts';
import * as words from './words.en';

/** The SOPs and the people of the last 30 days; nothing as long as nothing was done (screens M6). */
export function UsageTables() {
  const { data } = useQuery(getUsageDetailsOptions());
  if (!data) return null;
  return (
    <>
      <UsageTable
        title={words.tablesSops}
        columns={[
          words.tablesSop,
          words.tablesReading,
          words.tablesReaders,
          words.tablesActions,
          words.tablesCompletedAfter,
        ]}
        rows={data.sops.map((sop) => ({
          id: sop.sop_id,
          name: (
            <Link component={RouterLink} to={`/sops/${sop.sop_id}`} dir="auto">
              {sop.title}
            </Link>
          ),
          values: [
            shortUsageText(sop.reading_seconds),
            sop.readers.toString(),
            sop.actions.toString(),
            durationText(sop.completed_after_seconds),
          ],
        }))}
      />
      <UsageTable
        title={words.tablesPeople}
        columns={[words.tablesPerson, words.tablesReading, words.tablesLastRead, words.tablesActions]}
        rows={data.people.map((person) => ({
          id: person.user_id,
          name: <span dir="auto">{person.name}</span>,
          values: [
            shortUsageText(person.reading_seconds),
            person.last_read_on === null ? '-' : dayName(person.last_read_on),
            person.actions.toString(),
          ],
        }))}
      />
    </>
  );
}
