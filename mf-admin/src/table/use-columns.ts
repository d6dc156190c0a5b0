import { useMemo } from 'react';
import { useSearchParams } from '@gvg/router';
import type { StaffColumn } from './staff-table.tsx';

export interface Columns<Row> {
  /** Available columns in their default order. The first one is always shown. */
  all: readonly StaffColumn<Row>[];
  shown: readonly StaffColumn<Row>[];
  /** Ids of the shown columns in their order. Undefined for the default. */
  chosen: readonly string[] | undefined;
  choose(ids: readonly string[] | undefined): void;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

/** Default columns. */
export const ownColumns = <Row>(all: readonly StaffColumn<Row>[]): readonly StaffColumn<Row>[] =>
  all.filter(({ isOptional }) => isOptional !== true);

/** Removes unknown ids and duplicates, and puts the first column of the list in front. Undefined if the result is the default. */
export function knownColumns(all: readonly { id: string; isOptional?: boolean }[], ids: readonly string[]) {
  const [first] = idsOf(all);
  if (first === undefined || ids.length === 0) return undefined;
  const known = [...new Set([first, ...ids.filter((id) => all.some((column) => column.id === id))])];
  return isSame(known, idsOf(all.filter(({ isOptional }) => isOptional !== true))) ? undefined : known;
}

/** Shown columns and their order from the URL (`columns`). `all` must be a stable reference. */
export function useColumns<Row>(all: readonly StaffColumn<Row>[]): Columns<Row> {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('columns') ?? '';
  const { shown, chosen } = useMemo(() => {
    const ids = knownColumns(all, text === '' ? [] : text.split(','));
    if (ids === undefined) return { shown: ownColumns(all), chosen: undefined };
    // Explicitly chosen columns are also shown in narrow windows.
    const byId = new Map(all.map((column) => [column.id, { ...column, isMinor: false }]));
    return { shown: ids.flatMap((id) => byId.get(id) ?? []), chosen: ids };
  }, [all, text]);
  return {
    all,
    shown,
    chosen,
    choose(ids) {
      const next = new URLSearchParams(location.search);
      const known = ids === undefined ? undefined : knownColumns(all, ids);
      if (known === undefined) next.delete('columns');
      else next.set('columns', known.join(','));
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}
