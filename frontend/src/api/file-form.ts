/** A file as the form of a request; the browser writes the type of a form itself, with what stands between its parts. */
export function fileForm(file: File) {
  const body = new FormData();
  body.set('file', file, file.name);
  return { body, bodySerializer: null, headers: { 'Content-Type': null } } as const;
}
