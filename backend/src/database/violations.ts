/** What Postgres says of a row that breaks a rule; null for any other error. */
function violationOf(error: unknown): { code: string; constraint: string } | null {
  const source = error instanceof Error && 'driverError' in error ? error.driverError : error;
  if (!(source instanceof Error) || !('code' in source)) return null;
  return { code: String(source.code), constraint: 'constraint' in source ? String(source.constraint) : '' };
}

/** Whether a row was refused because another one has its key. */
export function isUniqueViolation(error: unknown): boolean {
  return violationOf(error)?.code === '23505';
}

/**
 * Whether a row was refused because it refers to one that is gone, or because others refer to it.
 * @param constraint its name; any if not given.
 */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  const violation = violationOf(error);
  return violation?.code === '23503' && (constraint === undefined || violation.constraint === constraint);
}
