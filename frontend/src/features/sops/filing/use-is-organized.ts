import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';

/** Fewer SOPs are found by looking at them. */
const MANY = 20;

/** Whether the person has so many SOPs that they are worth putting in order. */
export function useIsOrganized(): boolean {
  const { data: figures } = useQuery(getSopFiguresOptions());
  return figures !== undefined && figures.total >= MANY;
}
