import { useSearchParams } from '@gvg/router';
import { useCallback } from 'react';

export interface ListAddress<Name extends string> {
  page: number;
  /** As in the address; undefined for the list's own order. */
  sort: string | undefined;
  /** What the list is filtered by; undefined for no filter. */
  filters: Partial<Record<Name, string>>;
  /** Every change begins at the first page. `isTyping`: it takes the place of the one before in the history. */
  filter(name: Name, value: string | undefined, isTyping?: boolean): void;
  /** Ends every filter, and with them the view that has brought them. */
  clear(): void;
  /** Filters, sort and what else is named, in the place of all that the address has of the list. */
  open(values: Record<string, string | undefined>): void;
  sortBy(sort: string | undefined): void;
  goTo(page: number): void;
}

const pageOf = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1);

/** Filters, sort and page of a list live in the address, so that a reload, Back and a sent link keep them. `names` must be a constant. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (values: Record<string, string | undefined>, replace = false) => {
      // From the address itself: the page may not have been rendered since the change before.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries({ page: undefined, ...values }))
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      setParameters(next, { replace, preventScrollReset: true });
    },
    [setParameters],
  );
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ) as Partial<Record<Name, string>>;
  const withoutFilters = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    page: pageOf(parameters.get('page')),
    sort: parameters.get('sort') ?? undefined,
    filters,
    filter: (name, value, isTyping) => change({ [name]: value }, isTyping),
    clear: () => change({ ...withoutFilters, viewId: undefined }),
    open: (values) => change({ ...withoutFilters, sort: undefined, columns: undefined, viewId: undefined, ...values }),
    sortBy: (sort) => change({ sort }),
    goTo: (page) => change({ page: page === 1 ? undefined : String(page) }),
  };
}

/** `value` where it is one of `options`: an address may say anything. */
export const oneOf = <Option extends string>(options: readonly Option[], value: string | undefined) =>
  options.find((option) => option === value);
