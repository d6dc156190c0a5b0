import { shellApi, useSession } from '@gvg/browser-kit';
import type { ListCallName } from '@gvg/browser-kit';
import type { View } from '@gvg/contracts/identity/http/views';
import { viewFilters } from '@gvg/contracts/identity/views';
import type { ViewArea } from '@gvg/contracts/identity/views';
import { useTranslation } from '@gvg/i18n';
import { useQueries, useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { IconButton, Plus, from, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Check, Pencil, UserRound, UsersRound } from '@gvg/ui/later-icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { Tabs } from '../../../table/tabs.tsx';
import { knownColumns } from '../../../table/use-columns.ts';
import type { Columns } from '../../../table/use-columns.ts';
import type { ListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUsersById } from '../../users/api/users.ts';
import { fieldsOf, useSaveView, useViewUndo, viewCountQuery, viewsKey, viewsQuery } from '../api/views.ts';
import type { ViewFields } from '../api/views.ts';
import { addressOfView, isSameState, stateToKeep } from '../view-state.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ViewDialog } from './view-dialog.tsx';

/** Number of views with a count, because each count is a request. */
const countedViews = 20;

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'start',
  '& > [data-tools]': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 14px',
    marginBottom: 12,
  },
  '& > [data-tools]:empty': { display: 'none' },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :first-child:not([data-tools])': { gridColumn: 1 },
    '& > [data-tools]': { gridColumn: 2, gridRow: 1 },
    '& > [data-views]': { gridColumn: '1 / -1' },
    '& > [data-views]:first-child': { gridColumn: 1 },
  },
});

export interface ViewsBarProps {
  area: ViewArea;
  address: ListAddress<string>;
  /** Without it, the columns of the list are fixed. */
  columns?: Pick<Columns<never>, 'all' | 'shown' | 'chosen' | 'choose'> | undefined;
  /** Endpoint that counts the rows of a view, and the conversion of URL parameters to its filter. */
  counted: { call: ListCallName; filterOf: (query: Partial<Record<string, string>>) => object };
  /** Primary action, after the tools. */
  action?: ReactNode;
  /** Tabs of the list. */
  children?: ReactNode;
}

/** Views of a list next to its tabs, each with its number of rows, and buttons to create and change views. */
export function ViewsBar({ area, address, columns, counted, action, children }: ViewsBarProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const session = useSession();
  const isSystem = useIsSystem();
  const [parameters, setParameters] = useSearchParams();
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const announce = useUndoToast();
  const save = useSaveView();
  const { mutate: undo } = useViewUndo();
  const { data: views = [] } = useQuery(viewsQuery(area));
  useChangedByOthers('view', viewsKey);
  const ownId = session.status === 'user' ? session.user.id : undefined;
  const owners = useUsersById(views.map(({ owner }) => owner).filter((owner) => owner !== ownId));
  const counts = useQueries({
    queries: views.slice(0, countedViews).map(({ query }) => viewCountQuery(counted.call, counted.filterOf(query))),
  });
  const present = stateToKeep(area, {
    filters: address.filters,
    columns: columns?.chosen ?? parameters.get('columns')?.split(','),
    sort: address.sort,
  });
  const chosen = views.find(({ _id }) => _id === parameters.get('viewId'));
  // A view from an earlier release may have other columns.
  const shownColumns = columns && chosen && [...(knownColumns(columns.all, chosen.columns) ?? [])];
  const isChanged =
    chosen !== undefined && !isSameState({ ...chosen, columns: shownColumns ?? chosen.columns }, present);
  const isOwnList = isSameState(present, { query: {}, columns: [], sort: null });
  const mayChange = (view: View) => view.owner === ownId || (view.isShared && isSystem);
  const open = (id: string | undefined) => {
    const view = views.find(({ _id }) => _id === id);
    address.open(view === undefined ? {} : addressOfView(view));
  };
  const hold = (id: string | undefined) => {
    const next = new URLSearchParams(location.search);
    if (id === undefined) next.delete('viewId');
    else next.set('viewId', id);
    // A regular navigation, which replaces the history entry of the closing dialog.
    setParameters(next, { preventScrollReset: true });
  };
  const change = (view: View, fields: ViewFields, onSuccess?: (saved: View) => void) =>
    save.mutate(
      { view, fields },
      {
        ...(onSuccess && { onSuccess }),
        onError: ({ code, status }) =>
          shellApi().toast({ kind: 'error', text: status === 0 ? t('list.offline') : tError(code) }),
      },
    );
  const announceSaved = (before: View, saved: View) =>
    announce(t('views.saved', { name: saved.name }), () => change(saved, fieldsOf(before)));
  const remove = (view: View) => {
    hold(undefined);
    setDialog(undefined);
    undo(
      { view, isBack: false },
      {
        onSuccess: () => announce(t('views.removed', { name: view.name }), () => undo({ view, isBack: true })),
      },
    );
  };
  return (
    <Frame>
      {children}
      {views.length > 0 && (
        <div data-views="">
          <Tabs
            label={t('views.title')}
            value={chosen?._id ?? (isOwnList ? undefined : '')}
            onChoose={open}
            options={[
              { value: undefined, label: t('views.whole') },
              ...views.map(({ _id, name, isShared, owner }, index) => ({
                value: _id,
                label: owner === ownId ? name : t('views.of', { name, owner: owners.get(owner)?.displayName ?? '…' }),
                icon: isShared ? <UsersRound size={16} aria-hidden /> : <UserRound size={16} aria-hidden />,
                count: counts[index]?.data?.totalDocs,
                isMore: counts[index]?.data?.isMore ?? false,
              })),
            ]}
          />
        </div>
      )}
      <div data-tools="">
        {chosen && isChanged && mayChange(chosen) && (
          <TextButton
            disabled={save.isPending}
            onClick={() => change(chosen, { ...fieldsOf(chosen), ...present }, (saved) => announceSaved(chosen, saved))}
          >
            <Check size={16} aria-hidden />
            {t('views.saveChanges')}
          </TextButton>
        )}
        {(chosen === undefined ? !isOwnList : isChanged) && (
          <TextButton onClick={() => setDialog('new')}>
            <Plus size={16} aria-hidden />
            {t(chosen === undefined ? 'views.saveAs' : 'views.saveAsNew')}
          </TextButton>
        )}
        {chosen && mayChange(chosen) && (
          <IconButton label={t('views.edit', { name: chosen.name })} onClick={() => setDialog('edit')}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        )}
        {columns && <ColumnsMenu columns={columns} />}
        {action}
      </div>
      {dialog === 'new' && (
        <ViewDialog
          view={undefined}
          fields={{ area, ...present }}
          isWithoutSearch={Object.keys(address.filters).some((name) => !viewFilters[area].includes(name))}
          onSaved={({ _id, name }) => {
            hold(_id);
            shellApi().toast({ kind: 'success', text: t('views.saved', { name }) });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'edit' && chosen && (
        <ViewDialog
          view={chosen}
          fields={{ area, query: chosen.query, columns: chosen.columns, sort: chosen.sort }}
          isWithoutSearch={false}
          onSaved={(saved) => announceSaved(chosen, saved)}
          onRemove={() => remove(chosen)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Frame>
  );
}
