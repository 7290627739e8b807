/** Where the query cache holds the newest live snapshot of a running draft. */
export const draftKey = (sopId: string) => ['draft', sopId] as const;
