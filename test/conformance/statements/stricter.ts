const EVENT_TOLD = 'Others show that the event is handled; here the real client tells of it.';

/** Statements that other suites name as well, each with what the tests in test/conformance prove beyond those. */
export const STRICTER: Readonly<Record<string, string>> = {
  'S4.2': EVENT_TOLD,
  'S4.3': EVENT_TOLD,
  'S4.4': EVENT_TOLD,
  'S4.5': EVENT_TOLD,
  'S4.6': EVENT_TOLD,
  'S4.7': EVENT_TOLD,
  'S4.8': EVENT_TOLD,
  'S8.41': 'Others show the words for a refusal; here the real client has the error, with its status.',
  'S8.45': 'Others show the words for a lost connection; here the real client takes a 502 for one.',
};
