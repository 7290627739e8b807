import { plural } from '../../../words/en';

/** The page of one SOP. */

export const isLoading = 'Loading the SOP';
export const notLoaded = 'The SOP could not be loaded';
export const notFound = 'This SOP does not exist';
export const notFoundDetails = 'It may have been deleted, or it belongs to another account.';
export const allSops = 'All SOPs';
export const updated = (at: string) => `Updated ${at}`;
export const filesNotLoaded = 'Pictures and files could not be loaded.';
export const changesSaved = 'Changes saved';
export const hasConflict = 'Someone else has changed this SOP. Please try again.';

export const titleLabel = 'Title';
export const titleRename = 'Rename';
export const titleTakeOffered = (title: string) => `Use the title “${title}”`;

export const actionsEdit = 'Edit';
export const actionsDraftAgain = 'Draft again';
export const actionsMore = 'More actions';
export const actionsMoreFormats = 'More formats';
export const actionsPrint = 'Print';
export const formatsPdf = 'PDF (.pdf)';
export const formatsDocx = 'Word (.docx)';
export const formatsXlsx = 'Excel (.xlsx)';
export const formatsMd = 'Markdown (.md)';
export const formatsHtml = 'Web page (.html)';
export const completeDialogTitle = (open: number) =>
  plural(open, {
    one: '# question is open. Complete anyway?',
    other: '# questions are open. Complete anyway?',
  });
export const completeDialogText = 'Exports show “To confirm” where an answer is missing. You can also answer later.';
export const completeDialogConfirm = 'Complete anyway';

export const draftingProgress = 'The procedure is being drafted';
export const draftingIsQueued = 'Your SOP is waiting to be drafted.';
export const draftingIsRunning = 'Your SOP is being drafted.';
export const draftingIsDone = 'Your SOP is drafted.';
export const draftingNotBegun = 'Your changes could not be saved yet, so nothing was drafted.';
export const draftNoticeHasFailed = 'The draft could not be finished';
export const draftNoticePromptIsKept = 'Your prompt is kept.';
export const draftNoticeIsCanceled = 'Drafting was canceled. Your prompt is kept.';
export const draftNoticeFromOwnWords =
  'This draft was made without a language model, from your own words. Lines marked “suggested” are standard practice, not from your text.';
export const draftNoticeFromPractice =
  'This draft was made without a language model. It is standard practice for such a task: keep, change or remove its lines.';
export const draftNoticeReview = 'Please review it before use.';
export const draftNoticeModelGuide = 'How to connect a language model';
export const draftNoticeFromTemplate =
  'This SOP was started from a template. Answer the questions to fill in the blanks, and review it before use.';
export const keptEditsText = (at: string) => `You have unsaved changes from ${at} in this browser.`;
export const keptEditsRestore = 'Restore changes';
export const keptEditsDiscard = 'Discard';

export const procedure = 'Procedure';
export const noTextTitle = 'There is no text yet';
export const noTextText = 'Choose “Draft again” to draft from your prompt, or “Edit” to write the procedure yourself.';
export const noStepsTitle = 'There is nothing to follow yet';
export const noStepsText =
  'Your prompt does not list any steps. Write them one per line, or change the prompt with “Draft again”.';
export const noStepsAnswer = 'Write the steps';

export const promptTitle = 'Your prompt';
export const importedTextTitle = 'Text of the document';
export const promptShowLess = 'Show less';
export const asWrittenTitle = (count: number) => `As you wrote it (${count})`;
export const asWrittenText =
  'Lines marked “as you wrote it” are in your own words, because rewording could have changed what you mean.';
export const suggestionsTitle = (count: number) => `Suggestions (${count})`;
export const suggestionsText =
  'Lines marked “suggested” are standard practice, not your words. Choose the mark to keep or remove a line.';
export const suggestionsAcceptAll = 'Accept all suggestions';
export const questionsTitle = (open: number) => `To confirm (${open})`;
export const questionsAreAnswered = 'Questions answered';
export const questionsAnswerOpen = (open: number) =>
  plural(open, { one: 'Answer # question', other: 'Answer # questions' });
export const questionsAnswer = 'Your answer';
export const questionsAnswerTo = (question: string) => `Answer: ${question}`;
export const questionsDraftWithSteps = 'Draft with these steps';
export const questionsClear = 'Clear answer';
export const questionsSaved = 'Answer saved';
export const questionsCleared = 'Answer cleared';

export const checksTitle = 'Checks';
export const checksNotLoaded = 'The checks could not be loaded.';
export const checksOnlySuggestions = 'Made of suggestions only';
export const checksOnlySuggestionsDetails =
  'Nothing here is checked yet: the checks compare a procedure with your own words. Keep or change a line, and they run.';
export const checksPassed = (passed: number, total: number) => `${passed} of ${total} checks pass`;
export const checksShowPassed = 'Show what passes';
export const checksHidePassed = 'Hide what passes';
export const checksPasses = 'Passes';
export const checksFails = 'Needs attention';
export const checksQuote = (text: string) => `“${text}”`;
export const checksLineQuote = (line: string, quote: string) => `${line}: ${quote}`;
export const lines = {
  step: (number: number) => `Step ${number}`,
  numbered: (line: string, number: number) => `${line} ${number}`,
  texts: {
    title: 'Title',
    purpose: 'Purpose',
    scope: 'Scope',
    trigger: 'When',
  },
  lists: {
    definitions: 'Definition',
    roles: 'Role',
    resources: 'Resource',
    safety: 'Safety line',
    exceptions: 'Exception',
    records: 'Record',
    kpis: 'Measure',
    references: 'Reference',
    notes: 'Note',
    questions: 'Question',
  },
} as const;
