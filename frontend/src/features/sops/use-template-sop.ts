import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createSop } from '../../api/generated/sdk.gen';
import { problemCode } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import * as creationWords from './creation.en';
import { NewSopClientContext } from './new-sop-client';
import { refreshSopLists } from './refresh-sop-lists';
import * as words from './template-sop.en';
import type { TemplateChoice } from './templates/template-choice';

/** Creates an SOP from a template and opens its page. */
export function useTemplateSop() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const clientId = use(NewSopClientContext);
  // One idempotency key per intention: a second click creates no second SOP.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const creation = useMutation({
    mutationFn: async (choice: TemplateChoice) => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const source =
        'ownId' in choice ? { own_template_id: choice.ownId } : { template: { id: choice.id, lang: choice.lang } };
      return (await createSop({ body: { ...source, ...(clientId && { client_id: clientId }) }, headers })).data;
    },
    onSuccess: async (sop) => {
      notifySuccess(creationWords.created, words.answerQuestions);
      await refreshSopLists(queryClient);
      void navigate(`/sops/${sop.id}`);
    },
    onError: (error) => {
      setIdempotencyKey(crypto.randomUUID());
      if (!needsPlan(error)) notifyError(creationWords.failed);
    },
  });
  return {
    create: creation.mutate,
    isPending: creation.isPending,
    /** Nothing was created, because the user has no subscription. */
    isPlanNeeded: needsPlan(creation.error),
  };
}

function needsPlan(error: unknown): boolean {
  return problemCode(error) === 'subscription-required';
}
