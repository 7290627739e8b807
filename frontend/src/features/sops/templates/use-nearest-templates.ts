import { useQuery } from '@tanstack/react-query';
import { listTemplatesOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../../api/generated/types.gen';
import { templateLanguageOf } from '../../../components/template-languages';
import { isThin } from './is-thin';

/** The API reads no more of a text. */
const MAX_LIKE_LENGTH = 200;

/** The templates that match a prompt without steps best; disabled for other prompts. */
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
