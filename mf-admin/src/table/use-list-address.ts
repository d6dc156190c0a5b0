import { useSearchParams } from '@gvg/router';
import { useCallback } from 'react';

export interface ListAddress<Name extends string> {
  page: number;
  /** Sort from the URL. Undefined for the default order. */
  sort: string | undefined;
  /** Active filters. */
  filters: Partial<Record<Name, string>>;
  /** Sets a filter and returns to the first page. With `isTyping`, the change replaces the current history entry. */
  filter(name: Name, value: string | undefined, isTyping?: boolean): void;
  /** Removes all filters, and the view that has set them. */
  clear(): void;
  /** Replaces all list parameters of the URL with these filters, sort and other values. */
  open(values: Record<string, string | undefined>): void;
  sortBy(sort: string | undefined): void;
  goTo(page: number): void;
}

const pageOf = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1);

/** Filters, sort and page of a list, stored in the URL so that a reload, Back and links preserve them. `names` must be a constant. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (values: Record<string, string | undefined>, replace = false) => {
      // From the URL itself, because an earlier change may not be rendered yet.
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

/** Returns `value` if it is one of `options`. URLs may contain anything. */
export const oneOf = <Option extends string>(options: readonly Option[], value: string | undefined) =>
  options.find((option) => option === value);
