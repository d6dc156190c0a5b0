import { useMemo } from 'react';
import { useSearchParams } from '@gvg/router';
import type { StaffColumn } from './staff-table.tsx';

export interface Columns<Row> {
  /** Those of the list, in its own order; the first one is always shown. */
  all: readonly StaffColumn<Row>[];
  shown: readonly StaffColumn<Row>[];
  /** Ids of those that are shown, in their order; undefined while they are the list's own. */
  chosen: readonly string[] | undefined;
  choose(ids: readonly string[] | undefined): void;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

/** What the list shows by itself. */
export const ownColumns = <Row>(all: readonly StaffColumn<Row>[]): readonly StaffColumn<Row>[] =>
  all.filter(({ isOptional }) => isOptional !== true);

/** `ids` as the list can show them: those that it has, each once, the first one of the list in front; undefined where that is the list's own choice. */
export function knownColumns(all: readonly { id: string; isOptional?: boolean }[], ids: readonly string[]) {
  const [first] = idsOf(all);
  if (first === undefined || ids.length === 0) return undefined;
  const known = [...new Set([first, ...ids.filter((id) => all.some((column) => column.id === id))])];
  return isSame(known, idsOf(all.filter(({ isOptional }) => isOptional !== true))) ? undefined : known;
}

/** Which columns a list shows, and in which order, by its address (`columns`). `all` must not change from render to render. */
export function useColumns<Row>(all: readonly StaffColumn<Row>[]): Columns<Row> {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('columns') ?? '';
  const { shown, chosen } = useMemo(() => {
    const ids = knownColumns(all, text === '' ? [] : text.split(','));
    if (ids === undefined) return { shown: ownColumns(all), chosen: undefined };
    // What somebody has chosen is shown in narrow windows too.
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
