import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';

/** How many procedures there are (S2.118-S2.120). */
export function SopFigures() {
  const { data, isError, refetch } = useQuery(getSopFiguresOptions());
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  return (
    <FigureRow
      figures={[
        { label: 'Total SOPs', value: data?.total.toString() },
        { label: 'Active SOPs', value: data?.active.toString(), explanation: 'Marked as completed' },
        { label: 'Draft SOPs', value: data?.drafts.toString(), explanation: 'In progress' },
      ]}
    />
  );
}
