import { relativeTime } from './relative-time';
import { useMinute } from './use-minute';

interface TimeStampProps {
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
  /** Shows how long ago it was, while that is easier to read than a date; the exact time is in the tooltip. */
  isRelative?: boolean;
}

/** A time in the user's language and time zone. */
export function TimeStamp({ at, isDateOnly = false, isRelative = false }: TimeStampProps) {
  if (isRelative) return <Age at={at} />;
  const moment = new Date(at);
  return <time dateTime={at}>{isDateOnly ? dayText(moment) : wholeText(moment)}</time>;
}

function Age({ at }: Pick<TimeStampProps, 'at'>) {
  // Updated each minute, so that an open page stays correct.
  useMinute();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={wholeText(moment)}>
      {relativeTime(moment, new Date()) ?? dayText(moment)}
    </time>
  );
}

/** The current year is omitted. */
function dayText(moment: Date): string {
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return moment.toLocaleDateString([], {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function wholeText(moment: Date): string {
  return moment.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
