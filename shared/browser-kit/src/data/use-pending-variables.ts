import { useMutationState } from '@gvg/query';
import type { MutationKey } from '@gvg/query';

/**
 * Returns the variables of writes that data loaded at `dataUpdatedAt` may lack, in order: pending ones and those that have succeeded since.
 * A component applies them to the data. A failed write disappears regardless of the others.
 */
export function usePendingVariables<Variables>(mutationKey: MutationKey, dataUpdatedAt: number): Variables[] {
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  return states
    .filter(({ status, submittedAt }) => status === 'pending' || (status === 'success' && submittedAt > dataUpdatedAt))
    .map(({ variables }) => variables as Variables);
}
