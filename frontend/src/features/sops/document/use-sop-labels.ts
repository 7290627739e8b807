import { useQuery } from '@tanstack/react-query';
import { getSopLabelsOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** Headings and small words in the language of a document; undefined until they are there. */
export function useSopLabels(language: string) {
  return useQuery({ ...getSopLabelsOptions({ path: { language } }), staleTime: Number.POSITIVE_INFINITY }).data;
}
