import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { FigureRow } from '../../components/figure-row';
import { FiguresFailure } from '../../components/figures-failure';
import * as words from './sop-figures.en';

/** Counts of procedures (S2.118-S2.120). */
export function SopFigures() {
  const { data, isError, refetch } = useQuery(getSopFiguresOptions());
  if (isError && !data) return <FiguresFailure onRetry={() => refetch()} />;
  return (
    <FigureRow
      figures={[
        { label: words.total, value: data?.total.toString() },
        { label: words.active, value: data?.active.toString(), explanation: words.activeHelp },
        { label: words.drafts, value: data?.drafts.toString(), explanation: words.draftsHelp },
      ]}
    />
  );
}
