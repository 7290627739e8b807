import { plural } from '../../../words/en';

/** The page of one SOP. */
export const words = {
  isLoading: 'Loading the SOP',
  notLoaded: 'The SOP could not be loaded',
  notFound: 'This SOP does not exist',
  notFoundDetails: 'It may have been deleted, or it belongs to another account.',
  allSops: 'All SOPs',
  updated: (at: string) => `Updated ${at}`,
  filesNotLoaded: 'Pictures and files could not be loaded.',
  changesSaved: 'Changes saved',
  hasConflict: 'Someone else has changed this SOP. Please try again.',

  title: {
    label: 'Title',
    rename: 'Rename',
    takeOffered: (title: string) => `Use the title “${title}”`,
  },

  actions: {
    edit: 'Edit',
    draftAgain: 'Draft again',
    more: 'More actions',
    moreFormats: 'More formats',
    print: 'Print',
  },
  formats: {
    pdf: 'PDF (.pdf)',
    docx: 'Word (.docx)',
    xlsx: 'Excel (.xlsx)',
    md: 'Markdown (.md)',
    html: 'Web page (.html)',
  },
  completeDialog: {
    title: (open: number) =>
      plural(open, {
        one: '# question is open. Complete anyway?',
        other: '# questions are open. Complete anyway?',
      }),
    text: 'The procedure shows “To confirm” where an answer is missing. You can also answer later.',
    confirm: 'Complete anyway',
  },

  drafting: {
    progress: 'The procedure is being drafted',
    isQueued: 'Your SOP is waiting to be drafted.',
    isRunning: 'Your SOP is being drafted.',
    isDone: 'Your SOP is drafted.',
    canceled: 'Drafting canceled',
    notBegun: 'Your changes could not be saved yet, so nothing was drafted.',
  },
  draftNotice: {
    hasFailed: 'The draft could not be finished',
    promptIsKept: 'Your prompt is kept.',
    isCanceled: 'Drafting was canceled. Your prompt is kept.',
    fromOwnWords:
      'This draft was made without a language model, from your own words. Lines marked “suggested” are standard practice, not from your text.',
    fromPractice:
      'This draft was made without a language model. It is standard practice for such a task: keep, change or remove its lines.',
    review: 'Please review it before use.',
    modelGuide: 'How to connect a language model',
    fromTemplate: 'This SOP began as a template. Answer the questions to fill in its blanks, and review it before use.',
  },
  keptEdits: {
    text: (at: string) => `This browser has unsaved changes of yours from ${at}.`,
    restore: 'Restore changes',
    discard: 'Discard',
  },

  procedure: 'Procedure',
  noText: {
    title: 'There is no text yet',
    text: 'Choose “Draft again” to draft from your prompt, or “Edit” to write the procedure yourself.',
  },
  noSteps: {
    title: 'There is nothing to follow yet',
    text: 'Your prompt tells no steps. Answer “What are the steps?”, one a line, or change the prompt with “Draft again”.',
  },

  prompt: {
    title: 'Your prompt',
    showLess: 'Show less',
  },
  asWritten: {
    title: (count: number) => `As you wrote it (${count})`,
    text: 'Lines marked “as you wrote it” are in your own words, because rewording could have changed what you mean.',
  },
  suggestions: {
    title: (count: number) => `Suggestions (${count})`,
    text: 'Lines marked “suggested” are standard practice, not your words. Choose the mark to keep or remove a line.',
    acceptAll: 'Accept all suggestions',
  },
  questions: {
    title: (open: number) => `To confirm (${open})`,
    areAnswered: 'Questions answered',
    answer: 'Your answer',
    answerTo: (question: string) => `Answer: ${question}`,
    draftWithSteps: 'Draft with these steps',
    clear: 'Clear answer',
    saved: 'Answer saved',
    cleared: 'Answer cleared',
  },

  checks: {
    title: 'Checks',
    notLoaded: 'The checks could not be loaded.',
    onlySuggestions: 'Made of suggestions only',
    onlySuggestionsDetails:
      'Nothing here is checked yet: the checks compare a procedure with your own words. Keep or change a line, and they run.',
    passed: (passed: number, total: number) => `${passed} of ${total} checks pass`,
    showPassed: 'Show what passes',
    hidePassed: 'Hide what passes',
    passes: 'Passes',
    fails: 'To look at',
    quote: (text: string) => `“${text}”`,
    lineQuote: (line: string, quote: string) => `${line}: ${quote}`,
  },
  lines: {
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
  },
} as const;
