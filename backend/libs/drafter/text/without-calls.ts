/** "@sam …" at the beginning of a line, which a spreadsheet would take for a formula: nothing of a draft begins so. */
export function withoutCalls(text: string): string {
  return text.replace(/^(\s*)@(?=\p{L})/gmu, '$1');
}
