import { useQuery } from '@tanstack/react-query';
import { getSopLabelsOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** How headings and small words are labelled, in the language of a document. It never changes. */
export function sopLabelsOptions(language: string) {
  return { ...getSopLabelsOptions({ path: { language } }), staleTime: Number.POSITIVE_INFINITY };
}

/** Headings and small words in the language of a document; undefined until they are there. */
export function useSopLabels(language: string) {
  return useQuery(sopLabelsOptions(language)).data;
}
