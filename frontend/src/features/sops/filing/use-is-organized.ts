import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** Fewer SOPs need no organization. */
const MANY = 20;

/** Whether the user has enough SOPs to organize them; undefined while unknown. */
export function useIsOrganized(): boolean | undefined {
  const { data: figures } = useQuery(getSopFiguresOptions());
  return figures && figures.total >= MANY;
}
