import { useQuery } from '@tanstack/react-query';
import { listTemplatesOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../../api/generated/types.gen';
import { templateLanguageOf } from '../../../components/template-languages';
import { isThin } from './is-thin';

/** A longer text tells more than which task is meant; the API reads no more. */
const MAX_LIKE_LENGTH = 200;

/** The templates that come nearest to a prompt that tells no steps; nothing is asked for any other. */
export function useNearestTemplates(sop: SopDto) {
  const lang = templateLanguageOf(sop.document?.lang ?? 'en');
  const like = [...sop.description].slice(0, MAX_LIKE_LENGTH).join('');
  const query = useQuery({
    ...listTemplatesOptions({ query: { lang, like } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isThin(sop),
  });
  return { ...query, lang };
}
