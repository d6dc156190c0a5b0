import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { useQuery } from '@gvg/query';
import { useMemo } from 'react';
import { useIsSystemAdmin } from '../../../area/system-page.tsx';
import { ownColumns } from '../../../table/use-columns.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import type { ListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AuditTable } from '../../audit/components/audit-table.tsx';
import { auditQuery } from '../../audit/api/audit.ts';
import { mailsQuery } from '../../mails/api/mails.ts';
import { mailColumns } from '../../mails/components/mail-columns.tsx';
import { ordersQuery } from '../../orders/api/orders.ts';
import { orderColumns } from '../../orders/components/order-columns.tsx';
import { quotesQuery } from '../../quotes/api/quotes.ts';
import { quoteColumns } from '../../quotes/components/quote-columns.tsx';
import { ratingsQuery } from '../../ratings/api/ratings.ts';
import { RatingList } from '../../ratings/components/rating-list.tsx';

const tabs = ['orders', 'quotes', 'ratings', 'mails', 'audit'] as const;
type Tab = (typeof tabs)[number];
const filters = ['tab'] as const;
const limit = 10;

type Address = ListAddress<'tab'>;

function Orders({ user, address }: { user: string; address: Address }) {
  const { t, locale } = useStaffTexts();
  const list = useQuery(ordersQuery({ user, page: address.page, limit, sort: '-createdAt' }));
  const columns = useMemo(
    () =>
      ownColumns(orderColumns(t, locale))
        .filter(({ id }) => id !== 'customer' && id !== 'weight')
        .map((column) => ({ ...column, isSortable: false })),
    [t, locale],
  );
  return (
    <>
      <StaffTable
        label={t('orders.title')}
        list={list}
        columns={columns}
        idOf={({ _id }) => _id}
        pathOf={({ code }) => `/admin/orders/${code}`}
        empty={{ title: t('users.noOrders') }}
      />
      <PageSwitch list={list.data} onGo={address.goTo} />
    </>
  );
}

function Quotes({ user, address }: { user: string; address: Address }) {
  const { t, locale } = useStaffTexts();
  const list = useQuery(quotesQuery({ user, page: address.page, limit, sort: '-createdAt' }));
  const columns = useMemo(
    () => quoteColumns(t, locale).map((column) => ({ ...column, isSortable: false })),
    [t, locale],
  );
  return (
    <>
      <StaffTable
        label={t('quotes.title')}
        list={list}
        columns={columns}
        idOf={({ _id }) => _id}
        pathOf={({ _id }) => `/admin/quotes/${_id}`}
        empty={{ title: t('users.noQuotes') }}
      />
      <PageSwitch list={list.data} onGo={address.goTo} />
    </>
  );
}

function Ratings({ user, address }: { user: string; address: Address }) {
  const list = useQuery(ratingsQuery({ user, page: address.page, limit }));
  return (
    <>
      <RatingList list={list} isFiltered={false} />
      <PageSwitch list={list.data} onGo={address.goTo} />
    </>
  );
}

function Mails({ user, address }: { user: string; address: Address }) {
  const { t, locale } = useStaffTexts();
  const list = useQuery(mailsQuery({ user, page: address.page, limit }));
  const columns = useMemo(() => mailColumns(t, locale), [t, locale]);
  return (
    <>
      <StaffTable
        label={t('mails.title')}
        list={list}
        columns={columns}
        idOf={({ _id }) => _id}
        pathOf={({ _id }) => `/admin/mails?user=${user}&mail=${_id}`}
        empty={{ title: t('mails.none') }}
      />
      <PageSwitch list={list.data} onGo={address.goTo} />
    </>
  );
}

function Audit({ user, address }: { user: string; address: Address }) {
  const list = useQuery(auditQuery({ subjectType: 'user', subjectId: user, page: address.page, limit }));
  return (
    <>
      <AuditTable list={list} isFiltered={false} />
      <PageSwitch list={list.data} onGo={address.goTo} />
    </>
  );
}

const contents: Record<Tab, typeof Orders> = {
  orders: Orders,
  quotes: Quotes,
  ratings: Ratings,
  mails: Mails,
  audit: Audit,
};

/** Orders, quotes, ratings and mails of a customer. A SYSTEM_ADMIN also sees the audit of the account. */
export function UserLists({ user: { _id } }: { user: UserSummary }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystemAdmin();
  const address = useListAddress(filters);
  const shown = tabs.filter((tab) => tab !== 'audit' || isSystem);
  const tab = oneOf(shown, address.filters.tab) ?? 'orders';
  const Content = contents[tab];
  return (
    <div>
      <Tabs
        label={t('users.lists')}
        value={tab}
        onChoose={(value) => address.filter('tab', value === 'orders' ? undefined : value)}
        options={shown.map((value) => ({ value, label: t(`users.tabs.${value}`) }))}
      />
      <Content key={tab} user={_id} address={address} />
    </div>
  );
}
