import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SopDto } from '../../../api/generated/types.gen';
import { sopLabelsOptions } from '../document/use-sop-labels';
import { useNearestTemplates } from '../templates/use-nearest-templates';
import { useChecks } from './use-checks';

type Progress = Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'errorUpdateCount'>;

/**
 * Whether the panels beside the procedure have to wait: on a narrow window they stand below it and below each other, and
 * whatever came later would push them down under the reader's finger.
 * @param files what is listed above them
 */
export function useSideWait(sop: SopDto, files: Progress): boolean {
  const labels = useQuery({ ...sopLabelsOptions(sop.document?.lang ?? 'en'), enabled: sop.document !== null });
  const checks = useChecks(sop);
  const templates = useNearestTemplates(sop);
  return isFirstTry(files) || isFirstTry(labels) || isFirstTry(checks) || isFirstTry(templates);
}

/** What has failed once is not waited for: the panel that says so asks again when it appears. */
function isFirstTry({ isLoading, failureCount, errorUpdateCount }: Progress): boolean {
  return isLoading && failureCount === 0 && errorUpdateCount === 0;
}
