import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** Fewer SOPs are found by looking at them. */
const MANY = 20;

/** Whether the person has so many SOPs that they are worth putting in order; undefined while that is not known. */
export function useIsOrganized(): boolean | undefined {
  const { data: figures } = useQuery(getSopFiguresOptions());
  return figures && figures.total >= MANY;
}
