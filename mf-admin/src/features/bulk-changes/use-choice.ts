import { useState } from 'react';

/** Rows chosen one by one, also across pages, or all rows that match the filters with some exceptions. */
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

/** Selection of a list. `filterKey` identifies the filters: "all" is reset when they change, because it would mean other rows. */
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
