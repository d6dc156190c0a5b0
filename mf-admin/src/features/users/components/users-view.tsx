import { pageContext } from '@gvg/browser-kit';
import { roles } from '@gvg/contracts/definitions/caller';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Button, Plus, below, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo, useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { ExportList } from '../../../components/export-list.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { useChosenRows } from '../../../table/use-chosen-rows.ts';
import { useColumns } from '../../../table/use-columns.ts';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { formatDayTime, formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { usersKey, usersQuery } from '../api/users.ts';
import { ChosenUsers } from './chosen-users.tsx';
import { CreateCustomerDialog } from './create-customer-dialog.tsx';
import { UserTags } from './user-tags.tsx';

const filters = ['search', 'role', 'blocked'] as const;
const sorts = ['displayName', '-displayName', 'createdAt', '-createdAt'] as const;
const blocked = ['true', 'false'] as const;
const pageLength = 20;
const noUsers: readonly UserSummary[] = [];

const Person = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 'min(18rem, 55vw)',
  [below.tablet]: { maxWidth: '100%' },
});
const Text = styled('span')({
  display: 'inline-block',
  maxWidth: 'min(18rem, 40vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  [below.tablet]: { maxWidth: '100%', whiteSpace: 'normal' },
});
const Spacer = styled('span')({ flex: 1 });

const userColumns = (t: TFunction, locale: Locale): readonly StaffColumn<UserSummary>[] => [
  {
    id: 'displayName',
    header: t('users.columns.name'),
    isSortable: true,
    cell: ({ displayName, avatar }) => (
      <Person>
        <Avatar name={displayName} picture={avatar} size={28} />
        <Text title={displayName}>{displayName}</Text>
      </Person>
    ),
  },
  { id: 'email', header: t('users.columns.email'), cell: ({ email }) => <Text title={email}>{email}</Text> },
  { id: 'state', isState: true, header: t('users.columns.state'), cell: (user) => <UserTags user={user} /> },
  {
    id: 'lastSeenAt',
    isMinor: true,
    header: t('users.columns.lastSeenAt'),
    isNumber: true,
    cell: ({ lastSeenAt }) => formatDistance(new Date(lastSeenAt), locale),
  },
  {
    id: 'createdAt',
    isMinor: true,
    header: t('users.columns.createdAt'),
    isSortable: true,
    isNumber: true,
    cell: ({ createdAt }) => formatDayTime(new Date(createdAt), locale),
  },
];

/** Parses filters from the URL. Ignores invalid values. */
function usersFilter(values: Partial<Record<string, string>>) {
  const { search = '' } = values;
  const role = oneOf(roles, values['role']);
  const isBlocked = oneOf(blocked, values['blocked']);
  return {
    ...(search === '' ? {} : { search }),
    ...(role === undefined ? {} : { role }),
    ...(isBlocked === undefined ? {} : { blocked: isBlocked }),
  };
}

const counted = { call: 'listUsers', filterOf: usersFilter } as const;

/** All accounts, searchable by name, e-mail address and phone number, filtered by role and block. */
export function UsersView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const [isCreating, setCreating] = useState(false);
  const sort = oneOf(sorts, address.sort);
  const filter = usersFilter(address.filters);
  const { search = '', role, blocked: isBlocked } = filter;
  const list = useQuery(
    usersQuery({ page: address.page, limit: pageLength, ...filter, ...(sort === undefined ? {} : { sort }) }),
  );
  const exactCount = exactCountQuery('listUsers', filter);
  const total = useListTotal(list.data, exactCount);
  const changed = useChangedByOthers('user', usersKey);
  const allColumns = useMemo(() => userColumns(t, locale), [t, locale]);
  const columns = useColumns(allColumns);
  const chosen = useChosenRows(list.data?.docs ?? noUsers);
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  return (
    <>
      <PageHead title={t('users.title')}>
        {list.data && <span>{t('users.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      <ViewsBar area="users" address={address} columns={columns} counted={counted} />
      <FilterBar role="search">
        <SearchField
          label={t('users.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        <FilterSelect
          label={t('users.anyRole')}
          value={role}
          options={roles.map((value) => ({ value, label: t(`users.role.${value}`) }))}
          onChoose={(value) => address.filter('role', value)}
        />
        <FilterSelect
          label={t('users.anyState')}
          value={isBlocked}
          options={blocked.map((value) => ({ value, label: t(`users.blockedFilter.${value}`) }))}
          onChoose={(value) => address.filter('blocked', value)}
        />
        {isFiltered && clear}
        <Spacer />
        <ExportList
          title={t('exports.users')}
          text={t('exports.usersText')}
          download={(separator) => pageContext().api.call('exportUsers', { query: { ...filter, separator } })}
        />
        <Button variant="outlined" onClick={() => setCreating(true)}>
          <Plus size={18} aria-hidden />
          {t('users.create')}
        </Button>
      </FilterBar>
      <StaffTable
        label={t('users.title')}
        list={list}
        changed={changed}
        columns={columns.shown}
        idOf={({ _id }) => _id}
        pathOf={({ _id }) => `/admin/users/${_id}`}
        selection={{ isChosen: chosen.isChosen, onChoose: chosen.onChoose, nameOf: ({ displayName }) => displayName }}
        sort={sort}
        onSort={address.sortBy}
        empty={
          isFiltered
            ? { title: t('users.noMatch'), text: t('users.noMatchText'), action: clear }
            : { title: t('users.none') }
        }
      />
      <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
      {chosen.rows.length > 0 && (
        <ChosenUsers users={chosen.rows} onClear={chosen.clear} onDone={(done) => chosen.onChoose(done, false)} />
      )}
      {isCreating && <CreateCustomerDialog onClose={() => setCreating(false)} />}
    </>
  );
}
