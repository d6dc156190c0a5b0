import type { BulkChange } from '@gvg/contracts/catalogue/http/bulk-change-schema';
import { keepPreviousData } from '@gvg/query';

/** Number of changes that a page shows at first. */
export const shownChanges = 5;
/** Poll interval of a running change. */
const pollMs = 1_000;
/** Counts are refreshed after this, because other staff may edit the rows. */
const countMs = 60_000;

export const isActive = ({ state }: Pick<BulkChange, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING' || state === 'TAKING_BACK';

/** Options for a query of the latest changes: polls while one is running. */
export const whileActive = {
  refetchInterval: ({ state }: { state: { data?: { docs: readonly BulkChange[] } | undefined } }) =>
    state.data?.docs.some(isActive) === true && pollMs,
};

/** Options for a query of a change and one page of its rows, which the service counts row by row. */
export const countedRows = { placeholderData: keepPreviousData, staleTime: countMs };

/** Rows that a change skipped, or that undoing it would skip. */
export type RowsOfChange = 'LEFT_OUT' | 'NOT_RESTORABLE';
