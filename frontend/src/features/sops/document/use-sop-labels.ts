import { useQuery } from '@tanstack/react-query';
import { getSopLabelsOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** The query of the headings and labels in a document's language. They never change. */
export function sopLabelsOptions(language: string) {
  return { ...getSopLabelsOptions({ path: { language } }), staleTime: Number.POSITIVE_INFINITY };
}

/** Headings and small words in the language of a document; undefined until they are there. */
export function useSopLabels(language: string) {
  return useQuery(sopLabelsOptions(language)).data;
}
