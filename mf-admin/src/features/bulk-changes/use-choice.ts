import { useState } from 'react';

/** Rows that are chosen one by one, also on other pages of the list; or all that match its filters, but for some. */
export type Choice = { isAll: boolean; ids: ReadonlySet<string> };

const nothing: Choice = { isAll: false, ids: new Set() };

export const isChosen = ({ isAll, ids }: Choice, id: string): boolean => ids.has(id) !== isAll;

export function withChosen({ isAll, ids }: Choice, rows: readonly string[], chosen: boolean): Choice {
  const next = new Set(ids);
  for (const id of rows) {
    if (chosen === isAll) next.delete(id);
    else next.add(id);
  }
  return { isAll, ids: next };
}

/** `filterKey`: what the list is filtered by. Another filter means other rows, so that "all" begins anew. */
export function useChoice(filterKey: string) {
  const [state, setState] = useState({ choice: nothing, filterKey });
  const isOutdated = state.choice.isAll && state.filterKey !== filterKey;
  const choice = isOutdated ? nothing : state.choice;
  return {
    choice,
    isAny: choice.isAll || choice.ids.size > 0,
    set: (next: Choice) => setState({ choice: next, filterKey }),
    clear: () => setState({ choice: nothing, filterKey }),
  };
}
export type Chosen = ReturnType<typeof useChoice>;
