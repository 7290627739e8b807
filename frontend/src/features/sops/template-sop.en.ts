/** An SOP that was made of a template. */

export const answerQuestions = 'Answer the questions to fill in its blanks';
