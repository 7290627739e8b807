import type { InstallLinkDto } from '../../api/generated/types.gen';
import { relativeTime } from '../../components/relative-time';
import * as words from './words.en';

type Seat = Pick<InstallLinkDto, 'install_id' | 'is_active' | 'name' | 'email' | 'mailed_at' | 'created_at' | 'member'>;

/** The texts of a seat's row. */
export interface SeatTexts {
  title: string;
  details: string;
  /** Its name in the labels of buttons. */
  shortName: string;
  /** The question before it is revoked. */
  revoke: { title: string; text: string };
}

/** Who has a seat, or who it is reserved for (screens M10). @param now for dates of this year, which need none. */
export function seatTexts(seat: Seat, now: Date): SeatTexts {
  const { member, name, email } = seat;
  if (member) {
    const ownName = member.full_name || member.email;
    const invitedAs = name && name !== member.full_name ? words.rowInvitedAs(name) : null;
    return {
      title: seat.is_active ? words.rowJoined(ownName, dayText(member.since, now)) : ownName,
      details: [member.full_name ? member.email : null, invitedAs].filter(Boolean).join(' · '),
      shortName: ownName,
      revoke: { title: words.revokeMemberTitle(ownName), text: words.revokeMemberText(ownName) },
    };
  }
  const made = seat.mailed_at
    ? words.rowSent(dayText(seat.mailed_at, now))
    : words.rowCreated(dayText(seat.created_at, now));
  const known = name ?? email;
  if (known === null) {
    const created = createdText(new Date(seat.created_at), now);
    return {
      title: words.rowUnusedLink,
      details: created,
      shortName: words.rowLink(seat.install_id),
      revoke: { title: words.revokeUnusedTitle, text: words.revokeUnusedText(created) },
    };
  }
  return {
    title: seat.is_active ? words.rowNotJoined(known) : known,
    details: seat.is_active ? [name === null ? null : email, made].filter(Boolean).join(' · ') : words.rowNeverUsed,
    shortName: known,
    revoke: { title: words.revokeInvitedTitle(known), text: words.revokeInvitedText },
  };
}

/** The searchable text of a seat. */
export function seatSearchText({ install_id: id, name, email, member }: Seat): string {
  // The random part of a link matches many words by chance, so it is searched only if there is nothing else.
  return [name, email, member?.full_name, member?.email].filter(Boolean).join(' ') || id;
}

/** When a link was made: how long ago, as long as that is easier to read than a date. */
function createdText(moment: Date, now: Date): string {
  const age = relativeTime(moment, now);
  return age === null ? words.rowCreated(dayText(moment.toISOString(), now)) : words.rowCreatedAgo(age);
}

/** A day in the user's language and time zone, such as `Mar 3`. */
function dayText(at: string, now: Date): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString([], { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) });
}
