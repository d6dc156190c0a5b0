import type { ApiError } from '@gvg/browser-kit';
import { useNavigate } from '@gvg/router';
import { ArrowUp, EmptyState, VisuallyHidden } from '@gvg/ui';
import { ArrowDown, ArrowUpDown } from '@gvg/ui/later-icons';
import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import { Fragment, useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { LoadError } from '../components/load-error.tsx';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { OutdatedNote } from './outdated-note.tsx';
import { moveFocus, useTabStop } from './row-focus.ts';
import { RowBox } from './row-box.tsx';
import { RowLink } from './row-link.tsx';
import { Cell, GroupCell, HeadCell, RowHead, Scroller, SortButton, Table } from './table-parts.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const features = tableFeatures({ rowSortingFeature });

export interface StaffColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Set if the service can sort by the column's id. */
  isSortable?: boolean;
  /** Right-aligned. */
  isNumber?: boolean;
  /** Hidden in narrow windows. Phones can still sort by it. */
  isMinor?: boolean;
  /** Shown in the corner of the row's card on phones. */
  isState?: boolean;
  /** Sticky at the end of the row when the table scrolls horizontally. */
  isAtEnd?: boolean;
  /** Hidden by default. */
  isOptional?: boolean;
}

/** State of a list's query, as returned by `useQuery`. */
export interface ListState<Row> {
  data: { docs: Row[] } | undefined;
  error: ApiError | null;
  isError: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

export interface StaffTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  list: ListState<Row>;
  /** Must be a stable reference. The first column names the row and is sticky when the table scrolls horizontally. */
  columns: readonly StaffColumn<Row>[];
  idOf: (row: Row) => string;
  /** Path of the row's page, without language prefix. */
  pathOf?: (row: Row) => string;
  /** Opens a row that has no page in a dialog. */
  onOpen?: (row: Row) => void;
  /** Column id, with a leading `-` for descending order. */
  sort?: string | undefined;
  onSort?: (sort: string | undefined) => void;
  /** Ids of rows that another user has just changed (`useChangedByOthers`). */
  changed?: ReadonlySet<string>;
  /** Selection for bulk actions. */
  selection?: RowSelection<Row>;
  /** Key of adjacent rows that form a group, and the head above the first of them. */
  groupBy?: (row: Row) => string;
  groupHead?: (first: Row) => ReactNode;
  /** Texts for a list without rows, with an action. */
  empty: { title: string; text?: string; action?: ReactNode };
}

export interface RowSelection<Row> {
  isChosen: (row: Row) => boolean;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
  /** Accessible name of the row. */
  nameOf: (row: Row) => string;
}

const noRows: never[] = [];

const sortingOf = (sort: string | undefined) =>
  sort === undefined ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

const isFirstOf = <Row,>(groupBy: (row: Row) => string, rows: readonly { original: Row }[], index: number) => {
  const [before, row] = [rows[index - 1], rows[index]];
  return row !== undefined && (before === undefined || groupBy(before.original) !== groupBy(row.original));
};

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

/**
 * Staff list: rows of 40 px below a sticky header, with a sticky first column, or a card per row on phones. The service sorts and pages. Arrow keys (also J and
 * K) move between rows, Enter opens one, X or Space selects one if rows can be selected, with Shift a range.
 */
export function StaffTable<Row extends RowData>({
  label,
  list,
  columns,
  idOf,
  pathOf = () => '',
  onOpen,
  sort,
  onSort,
  changed,
  selection,
  groupBy,
  groupHead,
  empty,
}: StaffTableProps<Row>) {
  const { t } = useStaffTexts();
  const navigate = useNavigate();
  const body = useTabStop();
  /** Start of a range. */
  const lastChosen = useRef<string>(undefined);
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, isSortable = false, isNumber = false }): ColumnDef<typeof features, Row, unknown> => ({
        id,
        header,
        accessorFn: (row) => row,
        enableSorting: isSortable,
        // Amounts and dates are usually sorted in descending order.
        sortDescFirst: isNumber,
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: list.data?.docs ?? (noRows as Row[]),
    getRowId: idOf,
    manualSorting: true,
    state: { sorting: sortingOf(sort) },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(sortingOf(sort)) : updater;
      onSort?.(first && (first.desc ? `-${first.id}` : first.id));
    },
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const hasState = columns.some(({ isState }) => isState);
  const rows = table.getRowModel().rows;
  if (list.data === undefined && list.error !== null)
    return <LoadError error={list.error} retry={() => void list.refetch()} />;
  if (list.data !== undefined && rows.length === 0)
    return (
      <EmptyState title={empty.title} {...(empty.text === undefined ? {} : { text: empty.text })}>
        {empty.action}
      </EmptyState>
    );
  const openByClick = (row: Row) => (event: MouseEvent) => {
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, label, dialog') !== null;
    if (!isOnControl && getSelection()?.isCollapsed !== false) {
      if (onOpen === undefined) void navigate(pathOf(row));
      else onOpen(row);
    }
  };
  const originals = rows.map(({ original }) => original);
  const chooseRow = (row: Row, isChosen: boolean, isRange: boolean) => {
    const place = originals.indexOf(row);
    const from = originals.findIndex((each) => idOf(each) === lastChosen.current);
    lastChosen.current = idOf(row);
    const isBetween = (_: Row, index: number) => index >= Math.min(from, place) && index <= Math.max(from, place);
    selection?.onChoose(isRange && from !== -1 ? originals.filter(isBetween) : [row], isChosen);
  };
  const boxOf = (row: Row) =>
    selection && (
      <RowBox
        aria-label={t('list.choose', { name: selection.nameOf(row) })}
        tabIndex={-1}
        isChosen={selection.isChosen(row)}
        onChoose={(isChosen, isRange) => chooseRow(row, isChosen, isRange)}
      />
    );
  const areAllChosen = selection !== undefined && originals.length > 0 && originals.every(selection.isChosen);
  const wayTo = (row: Row) => (onOpen === undefined ? pathOf(row) : () => onOpen(row));
  return (
    <>
      {list.isError && <OutdatedNote since={list.dataUpdatedAt} onReload={() => void list.refetch()} />}
      <Scroller aria-busy={list.data === undefined}>
        <Table aria-label={label}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }, position) => {
                  const direction = column.getIsSorted();
                  const SortIcon = sortIcons[direction === false ? 'none' : direction];
                  const { header = '', isNumber, isMinor, isAtEnd } = columnOf.get(id) ?? {};
                  return (
                    <HeadCell
                      key={id}
                      scope="col"
                      // Excludes the labels of the checkboxes.
                      {...(selection && position === 0 ? { 'aria-label': header } : {})}
                      {...(isNumber === true ? { 'data-number': '' } : {})}
                      {...(isMinor === true ? { 'data-minor': '' } : {})}
                      {...(isAtEnd === true ? { 'data-end': '' } : {})}
                      {...(direction === false
                        ? {}
                        : { 'aria-sort': direction === 'asc' ? ('ascending' as const) : ('descending' as const) })}
                    >
                      {position === 0 && selection && (
                        <RowBox
                          aria-label={t('list.chooseAll')}
                          tabIndex={0}
                          isChosen={areAllChosen}
                          isDisabled={originals.length === 0}
                          isPartly={!areAllChosen && originals.some(selection.isChosen)}
                          onChoose={(isChosen) => selection.onChoose(originals, isChosen)}
                        />
                      )}
                      {column.getCanSort() ? (
                        <SortButton type="button" onClick={column.getToggleSortingHandler()}>
                          {header}
                          <SortIcon size={14} aria-hidden />
                        </SortButton>
                      ) : (
                        header
                      )}
                    </HeadCell>
                  );
                })}
              </tr>
            ))}
          </thead>
          {list.data === undefined ? (
            <SkeletonRows columns={columns.length} label={t('list.loading')} />
          ) : (
            <tbody ref={body} onKeyDown={moveFocus}>
              {rows.map((row, index) => (
                <Fragment key={row.id}>
                  {groupHead !== undefined && groupBy !== undefined && isFirstOf(groupBy, rows, index) && (
                    <tr data-group="">
                      <GroupCell colSpan={columns.length} scope="colgroup">
                        {groupHead(row.original)}
                      </GroupCell>
                    </tr>
                  )}
                  <tr
                    onClick={openByClick(row.original)}
                    {...(changed?.has(row.id) === true ? { 'data-changed': '' } : {})}
                  >
                    {columns.map(({ id, header, cell, isNumber, isMinor, isState, isAtEnd }, column) => (
                      <Cell
                        key={id}
                        as={column === 0 ? 'th' : 'td'}
                        {...(column === 0
                          ? {
                              scope: 'row',
                              ...(selection && { 'aria-label': selection.nameOf(row.original) }),
                              ...(hasState ? { 'data-beside-corner': '' } : {}),
                            }
                          : {})}
                        {...(isNumber === true ? { 'data-number': '', 'data-label': header } : {})}
                        {...(isMinor === true ? { 'data-minor': '' } : {})}
                        {...(isState === true ? { 'data-corner': '' } : {})}
                        {...(isAtEnd === true ? { 'data-end': '' } : {})}
                      >
                        {column === 0 ? (
                          <RowHead>
                            {boxOf(row.original)}
                            <RowLink to={wayTo(row.original)}>
                              {cell(row.original)}
                              {changed?.has(row.id) === true && <VisuallyHidden>, {t('list.changed')}</VisuallyHidden>}
                            </RowLink>
                          </RowHead>
                        ) : (
                          cell(row.original)
                        )}
                      </Cell>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          )}
        </Table>
      </Scroller>
    </>
  );
}
