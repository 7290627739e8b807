import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SopDto } from '../../../api/generated/types.gen';
import { sopLabelsOptions } from '../document/use-sop-labels';
import { useNearestTemplates } from '../templates/use-nearest-templates';
import { useChecks } from './use-checks';

type Progress = Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'errorUpdateCount'>;

/**
 * Whether the panels beside the procedure have to wait: in a narrow window they are stacked below it, and content that
 * loads later would push them down under the reader's finger.
 * @param files the list above them
 */
export function useSideWait(sop: SopDto, files: Progress): boolean {
  const labels = useQuery({ ...sopLabelsOptions(sop.document?.lang ?? 'en'), enabled: sop.document !== null });
  const checks = useChecks(sop);
  const templates = useNearestTemplates(sop);
  return isFirstTry(files) || isFirstTry(labels) || isFirstTry(checks) || isFirstTry(templates);
}

/** A failed request is not awaited: the panel that shows it retries when it appears. */
function isFirstTry({ isLoading, failureCount, errorUpdateCount }: Progress): boolean {
  return isLoading && failureCount === 0 && errorUpdateCount === 0;
}
