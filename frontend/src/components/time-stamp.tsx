import { relativeTime } from './relative-time';
import { useMinute } from './use-minute';

interface TimeStampProps {
  at: string;
  /** Leaves the time of day out. */
  isDateOnly?: boolean;
  /** Says how long ago it was, as long as that is easier to read than a date; the moment itself is in the tooltip. */
  isRelative?: boolean;
}

/** A moment in the person's own words and zone. */
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

/** The year goes without saying when it is this one. */
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
