interface TimeStampProps {
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
}

/** A moment in the person's own words and zone. */
export function TimeStamp({ at, isDateOnly = false }: TimeStampProps) {
  const moment = new Date(at);
  const text = isDateOnly
    ? moment.toLocaleDateString([], { dateStyle: 'medium' })
    : moment.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{text}</time>;
}
