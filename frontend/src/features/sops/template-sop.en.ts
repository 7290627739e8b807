/** An SOP that was made of a template. */
export const words = {
  answerQuestions: 'Answer the questions to fill in its blanks',
} as const;
