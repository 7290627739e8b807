import { useQuery } from '@tanstack/react-query';
import { listMembershipsOptions } from '../../api/generated/@tanstack/react-query.gen';
import * as words from './words.en';

/** The teams whose procedures the person reads. */
export function useMemberships() {
  const { data, isPending } = useQuery(listMembershipsOptions());
  const now = Date.now();
  const open = (data?.items ?? []).filter(({ reads_until: until }) => until === null || Date.parse(until) > now);
  const owners = [...new Set(open.map(({ owner_name: name }) => name))];
  // With more than one, or without a name, each line names the owner.
  const owner = owners.length === 1 && owners[0] ? owners[0] : null;
  return { isPending, isMember: open.length > 0, owner, title: owner === null ? words.title : words.titleOf(owner) };
}
