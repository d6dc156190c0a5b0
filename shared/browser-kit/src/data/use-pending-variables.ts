import { useMutationState } from '@gvg/query';
import type { MutationKey } from '@gvg/query';

/**
 * Variables of the writes that data loaded at `dataUpdatedAt` may lack, in the order in which they were made: those under way, and those that have
 * succeeded since. A component lays them over the data; the one that has failed is no longer among them, whatever became of the others.
 */
export function usePendingVariables<Variables>(mutationKey: MutationKey, dataUpdatedAt: number): Variables[] {
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  return states
    .filter(({ status, submittedAt }) => status === 'pending' || (status === 'success' && submittedAt > dataUpdatedAt))
    .map(({ variables }) => variables as Variables);
}
