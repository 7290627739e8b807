import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftKey } from '../../../api/draft-key';
import { answerQuestion, cancelGeneration, regenerateSop } from '../../../api/generated/sdk.gen';
import { problemText } from '../../../api/problem';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { cacheSop } from '../cache-sop';
import { isDrafting } from '../is-drafting';
import { serialScope } from '../serial-scope';
import * as words from './words.en';

/** Drafts the SOP again from the edited prompt. The user has agreed that the text is replaced. */
export function useDraftAgain(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (prompt: string) => {
      const { data } = await regenerateSop({ path: { id }, body: { prompt, replace_edits: true } });
      return data;
    },
    onSuccess: (sop) => {
      queryClient.removeQueries({ queryKey: draftKey(id) });
      cacheSop(queryClient, sop);
    },
    onError: (error) => notifyError(problemText(error)),
  });
}

/** Stops the draft under way. */
export function useCancelDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async () => {
      const { data } = await cancelGeneration({ path: { id } });
      return data;
    },
    // The notice that the page shows then is announced.
    onSuccess: (sop) => cacheSop(queryClient, sop),
    onError: (error) => notifyError(problemText(error)),
  });
}

/** Answers a question of the procedure; an empty answer removes the previous one. */
export function useAnswerQuestion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async ({ questionId, answer }: { questionId: string; answer: string }) => {
      const { data } = await answerQuestion({ path: { id, questionId }, body: { answer } });
      return data;
    },
    onSuccess: (sop, { answer }) => {
      cacheSop(queryClient, sop);
      // An answer that is added to the prompt starts a draft immediately, which the page shows.
      if (isDrafting(sop.generation_state)) queryClient.removeQueries({ queryKey: draftKey(id) });
      else notifySuccess(answer === '' ? words.questionsCleared : words.questionsSaved);
    },
    onError: (error) => notifyError(problemText(error)),
  });
}
