import type { View } from '@gvg/contracts/identity/http/views';
import { viewFilters } from '@gvg/contracts/identity/views';
import type { ViewArea } from '@gvg/contracts/identity/views';

/** State of a list that a view stores. */
export type ViewState = Pick<View, 'query' | 'columns' | 'sort'>;

export interface ListState {
  filters: Readonly<Partial<Record<string, string>>>;
  /** Undefined for the default columns. */
  columns: readonly string[] | undefined;
  sort: string | undefined;
}

/** Returns the state that a view of the current list would store. */
export function stateToKeep(area: ViewArea, { filters, columns, sort }: ListState): ViewState {
  const query = Object.fromEntries(
    viewFilters[area].flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { query, columns: [...(columns ?? [])], sort: sort ?? null };
}

const textOf = ({ query, columns, sort }: ViewState) =>
  JSON.stringify([Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)), columns, sort]);

export const isSameState = (one: ViewState, other: ViewState): boolean => textOf(one) === textOf(other);

/** Returns the URL parameters of a view. */
export const addressOfView = ({ _id, query, columns, sort }: View): Record<string, string | undefined> => ({
  ...query,
  sort: sort ?? undefined,
  columns: columns.length === 0 ? undefined : columns.join(','),
  viewId: _id,
});
