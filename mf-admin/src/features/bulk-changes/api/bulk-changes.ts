import type { BulkChange } from '@gvg/contracts/catalogue/http/bulk-change-schema';
import { keepPreviousData } from '@gvg/query';

/** Changes that a page offers at once. */
export const shownChanges = 5;
/** How often a change that runs is asked for. */
const pollMs = 1_000;
/** What others edit meanwhile is counted anew after this. */
const countMs = 60_000;

export const isActive = ({ state }: Pick<BulkChange, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING' || state === 'TAKING_BACK';

/** Of a query of the latest changes: it is asked again and again while one runs. */
export const whileActive = {
  refetchInterval: ({ state }: { state: { data?: { docs: readonly BulkChange[] } | undefined } }) =>
    state.data?.docs.some(isActive) === true && pollMs,
};

/** Of a query of a change with a page of its rows, which are counted row by row. */
export const countedRows = { placeholderData: keepPreviousData, staleTime: countMs };

/** Rows that a change left out, or that its take-back would leave. */
export type RowsOfChange = 'LEFT_OUT' | 'NOT_RESTORABLE';
