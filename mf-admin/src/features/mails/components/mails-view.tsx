import { deliveredTemplates, deliveryStatuses } from '@gvg/contracts/notify/mail-templates';
import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { EmptyState, Note } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { PageHead } from '../../../area/page-head.tsx';
import { useIsSystemAdmin } from '../../../area/system-page.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { DetailColumns, DetailFrame, DetailList, DetailSkeleton } from '../../../table/detail-list.tsx';
import { FilterBar, FilterChip, FilterSelect } from '../../../table/filter-bar.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUsersById } from '../../users/api/users.ts';
import { mailQuery, mailsKey, mailsQuery } from '../api/mails.ts';
import { DeadLetters } from './dead-letters.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MailRow } from './mail-row.tsx';

const filters = ['status', 'template', 'user', 'mail'] as const;
const pageLength = 20;
const id = /^[0-9a-f]{24}$/;

const idOrNone = (text: string | undefined) => (text !== undefined && id.test(text) ? text : undefined);

/** Page of sent mails, failed ones first, with the details of the chosen one. A SYSTEM_ADMIN also sees failed events. */
export function MailsView() {
  const { t } = useStaffTexts();
  const isSystem = useIsSystemAdmin();
  const address = useListAddress(filters);
  const tabs = [...deliveryStatuses, ...(isSystem ? (['DEAD'] as const) : [])];
  const tab = oneOf(tabs, address.filters.status);
  return (
    <>
      <PageHead title={t('mails.title')} />
      <Tabs
        label={t('mails.byStatus')}
        value={tab}
        onChoose={(value) => address.filter('status', value)}
        options={[undefined, ...tabs].map((value) => ({
          value,
          label: value === undefined ? t('list.all') : t(`mails.status.${value}`),
        }))}
      />
      {tab === 'DEAD' ? <DeadLetters page={address.page} onGo={address.goTo} /> : <Log />}
    </>
  );
}

function Log() {
  const { t } = useStaffTexts();
  const address = useListAddress(filters);
  const [parameters] = useSearchParams();
  const status = oneOf(deliveryStatuses, address.filters.status);
  const template = oneOf(deliveredTemplates, address.filters.template);
  const user = idOrNone(address.filters.user);
  const filter = {
    ...(status === undefined ? {} : { status }),
    ...(template === undefined ? {} : { template }),
    ...(user === undefined ? {} : { user }),
  };
  const list = useQuery(mailsQuery({ page: address.page, limit: pageLength, ...filter }));
  useChangedByOthers('mail', mailsKey);
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const docs = data?.docs ?? [];
  const named = idOrNone(address.filters.mail);
  const inList = docs.find(({ _id }) => _id === named);
  /** The URL may name a mail from another page of the list. */
  const { data: other } = useQuery({
    ...mailQuery(named ?? ''),
    enabled: named !== undefined && data !== undefined && inList === undefined,
  });
  const chosen = inList ?? (named === undefined ? docs[0] : (other ?? undefined));
  const users = useUsersById([...docs.map((mail) => mail.user), chosen?.user ?? null, user ?? null]);
  const isFiltered = status !== undefined || template !== undefined || user !== undefined;
  const pathTo = (mail: string) => {
    const next = new URLSearchParams(parameters);
    next.set('mail', mail);
    return `/admin/mails?${next.toString()}`;
  };
  const content = () => {
    if (data === undefined)
      return error === null ? <DetailSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
    if (docs.length === 0)
      return (
        <EmptyState title={t(isFiltered ? 'mails.noMatch' : 'mails.none')}>
          {isFiltered && <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>}
        </EmptyState>
      );
    return (
      <DetailList aria-label={t('mails.title')}>
        {docs.map((mail) => (
          <MailRow
            key={mail._id}
            mail={mail}
            user={mail.user === null ? undefined : users.get(mail.user)}
            to={pathTo(mail._id)}
            isChosen={mail._id === chosen?._id}
          />
        ))}
      </DetailList>
    );
  };
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('mails.anyTemplate')}
          value={template}
          options={deliveredTemplates.map((value) => ({ value, label: t(`mails.template.${value}`) }))}
          onChoose={(value) => address.filter('template', value)}
        />
        {user !== undefined && (
          <FilterChip
            label={t('mails.toUser', { name: users.get(user)?.displayName ?? user.slice(-6) })}
            onRemove={() => address.filter('user', undefined)}
          />
        )}
      </FilterBar>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <DetailColumns>
        <div>
          <DetailFrame>{content()}</DetailFrame>
          <PageSwitch list={data} exactCount={exactCountQuery('listMailDeliveries', filter)} onGo={address.goTo} />
        </div>
        {chosen === undefined ? (
          docs.length > 0 && <Note>{t('mails.chooseOne')}</Note>
        ) : (
          <MailDetail key={chosen._id} mail={chosen} user={chosen.user === null ? undefined : users.get(chosen.user)} />
        )}
      </DetailColumns>
    </>
  );
}
