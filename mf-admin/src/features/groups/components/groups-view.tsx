import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Button, Plus } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo, useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { shownStates } from '../../../components/state-tag.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { groupsQuery, useGroupWrite } from '../api/groups.ts';
import type { Group, GroupKind } from '../group-kinds.ts';
import { matchingGroups } from '../matching-groups.ts';
import { groupColumns } from './group-columns.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

const filters = ['state', 'type', 'search'] as const;

const created = 'new';

/** Page of all categories or producers, with search and an edit dialog. */
export function GroupsView({ kind }: { kind: GroupKind }) {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const undoToast = useUndoToast();
  const { mutate: write } = useGroupWrite(kind, 'toast');
  const [asked, setAsked] = useState<Group>();
  /** Id of the edited group, or `created` for a new one. */
  const [edited, setEdited] = useState<string>();
  const { search = '', type } = address.filters;
  const state = oneOf(shownStates, address.filters.state);
  const list = useQuery(groupsQuery(kind));
  const changed = useChangedByOthers(kind.subject, kind.queryKey);
  const all = list.data;
  const docs = all && matchingGroups(all, { state, type, search });
  const columns = useMemo(() => {
    const setShown = ({ _id: id, revision, name }: Group, isShowed: boolean) =>
      write(
        { id, revision, fields: { isShowed } },
        {
          onSuccess: (group) =>
            undoToast(t(isShowed ? 'goods.shownNow' : 'goods.hiddenNow', { name: localize(name, locale) }), () =>
              write({ id, revision: group.revision, fields: { isShowed: !isShowed } }),
            ),
        },
      );
    return groupColumns(kind, { show: setShown, askStatus: setAsked }, t, locale);
    // oxlint-disable-next-line react/exhaustive-deps -- the toast is another function at each render
  }, [kind, write, t, locale]);
  const isFiltered = state !== undefined || type !== undefined || search !== '';
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  return (
    <>
      <PageHead title={t(`groups.${kind.name}.title`)}>
        {docs && (
          <span>{t(`groups.${kind.name}.total`, { count: docs.length, number: formatNumber(docs.length, 0) })}</span>
        )}
      </PageHead>
      <Tabs
        label={t('goods.byState')}
        value={state}
        onChoose={(value) => address.filter('state', value)}
        options={[undefined, ...shownStates].map((value) => ({
          value,
          label: value === undefined ? t('list.all') : t(`groups.state.${value}`),
          ...(all ? { count: matchingGroups(all, { state: value, type: undefined, search: '' }).length } : {}),
        }))}
      />
      <FilterBar role="search">
        <SearchField
          label={t('groups.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        {kind.name === 'categories' && (
          <FilterSelect
            label={t('groups.allTypes')}
            value={type}
            options={categoryTypes.map((value) => ({ value, label: t(`goods.categoryTypes.${value}`) }))}
            onChoose={(value) => address.filter('type', value)}
          />
        )}
        {isFiltered && clear}
        <Button variant="outlined" data-end="" onClick={() => setEdited(created)}>
          <Plus size={18} aria-hidden />
          {t(`groups.${kind.name}.add`)}
        </Button>
      </FilterBar>
      <StaffTable
        label={t(`groups.${kind.name}.title`)}
        list={{ ...list, data: docs && { docs } }}
        changed={changed}
        columns={columns}
        idOf={({ _id }) => _id}
        onOpen={({ _id }) => setEdited(_id)}
        empty={
          isFiltered
            ? { title: t('groups.noMatch'), text: t('groups.noMatchText'), action: clear }
            : { title: t(`groups.${kind.name}.none`), text: t('groups.noneText') }
        }
      />
      {edited !== undefined && (
        <GroupDialog
          key={edited}
          kind={kind}
          group={all?.find(({ _id }) => _id === edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked !== undefined && <StatusDialog kind={kind} group={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
