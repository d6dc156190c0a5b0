import { pageContext } from '@gvg/browser-kit';
import { addDays, startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';
import { useQuery } from '@gvg/query';
import { below, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { PageHead } from '../../../area/page-head.tsx';
import { SystemPage } from '../../../area/system-page.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { ExportList } from '../../../components/export-list.tsx';
import { FilterBar, FilterDay, FilterFold, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { dayOfAddress } from '../../../table/day-of-address.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { useListTotal } from '../../../table/use-list-total.ts';
import { useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { orderQuery } from '../../order/api/order.ts';
import { useStaffMembers } from '../../users/api/colleagues.ts';
import { useUsersById } from '../../users/api/users.ts';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { auditQuery } from '../api/audit.ts';
import { actions, subjectTypes } from '../subject.ts';
import { AuditTable } from './audit-table.tsx';
import { useActionName } from './use-action-name.ts';

/** Hidden on phones, where space is short. */
const Hint = styled('span')({ [below.desktop]: { display: 'none' } });

const filters = ['actor', 'type', 'action', 'from', 'to', 'subject'] as const;
const pageLength = 20;

/** Converts two days in Vietnam, both inclusive, to instants. */
const instantsOf = (from: string | undefined, to: string | undefined) => ({
  ...(from !== undefined && { from: startOfVietnamDay(from).toISOString() }),
  ...(to !== undefined && { to: new Date(startOfVietnamDay(addDays(to, 1)).getTime() - 1).toISOString() }),
});

type Filters = Partial<Record<string, string>>;

const daysOf = (filters: Filters) => ({ from: dayOfAddress(filters['from']), to: dayOfAddress(filters['to']) });

/** Filters from the URL, except the subject, whose id may need a request. */
function auditFilter(filters: Filters) {
  const { actor, type, action } = filters;
  const { from, to } = daysOf(filters);
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(type === undefined ? {} : { subjectType: type }),
    ...(action === undefined ? {} : { action }),
    ...instantsOf(from, to),
  };
}

const counted = { call: 'listAudit', filterOf: auditFilter } as const;

/** Resolves the code of an order to its id, which is what records contain. */
function useSubjectId(text: string): { id: string; isReady: boolean } {
  const isCode = /^GVG\w+$/i.test(text);
  const { data, isPending } = useQuery({ ...orderQuery(text.toUpperCase()), enabled: isCode });
  return isCode ? { id: data?._id ?? text, isReady: !isPending } : { id: text, isReady: true };
}

/** All staff members, for the filter. A former member whose id is in the URL is added. */
function useActors(chosen: string | undefined) {
  const staff = useStaffMembers();
  const known = useUsersById(chosen === undefined ? [] : [chosen]);
  const everybody = new Map([...staff, ...known.values()].map((user) => [user._id, user.displayName]));
  if (chosen !== undefined && !everybody.has(chosen)) everybody.set(chosen, chosen.slice(-6));
  return [...everybody]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'vi'));
}

function AuditContent() {
  const { t } = useStaffTexts();
  const actionName = useActionName();
  const address = useListAddress(filters);
  const { actor, type, action, subject = '' } = address.filters;
  const { from, to } = daysOf(address.filters);
  const actors = useActors(actor);
  const { id: subjectId, isReady } = useSubjectId(subject);
  const filter = { ...auditFilter(address.filters), ...(subjectId === '' ? {} : { subjectId }) };
  const list = useQuery({ ...auditQuery({ page: address.page, limit: pageLength, ...filter }), enabled: isReady });
  const exactCount = exactCountQuery('listAudit', filter);
  const total = useListTotal(list.data, exactCount);
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  const actionsOfType = type === undefined ? actions : actions.filter((each) => each.startsWith(`${type}.`));
  const withOther = (known: readonly string[], chosen: string | undefined) =>
    chosen === undefined || known.includes(chosen) ? known : [...known, chosen];
  return (
    <>
      <PageHead title={t('audit.title')}>
        <Hint>{t('audit.hint')}</Hint>
        {list.data && <span>{t('audit.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      <ViewsBar area="audit" address={address} counted={counted} />
      <FilterBar role="search">
        <FilterFold values={[actor, type, action, from, to]}>
          <FilterSelect
            label={t('audit.anyActor')}
            value={actor}
            options={actors}
            onChoose={(value) => address.filter('actor', value)}
          />
          <FilterSelect
            label={t('audit.anyType')}
            value={type}
            options={withOther(subjectTypes, type).map((value) => ({
              value,
              label: t(`audit.subjects.${value}`, { defaultValue: value }),
            }))}
            onChoose={(value) => address.filter('type', value)}
          />
          <FilterSelect
            label={t('audit.anyAction')}
            value={action}
            options={withOther(actionsOfType, action).map((value) => ({ value, label: actionName(value) }))}
            onChoose={(value) => address.filter('action', value)}
          />
          <FilterDay label={t('audit.from')} value={from} onChoose={(value) => address.filter('from', value)} />
          <FilterDay label={t('audit.to')} value={to} onChoose={(value) => address.filter('to', value)} />
        </FilterFold>
        <SearchField
          label={t('audit.subject')}
          value={subject}
          onSearch={(text) => address.filter('subject', text, subject !== '')}
        />
        {isFiltered && (
          <>
            {clear}
            <CopyText text={location.href} name={t('audit.copyFilter')} />
          </>
        )}
        {isReady && (
          <div data-end="">
            <ExportList
              title={t('exports.audit')}
              text={t('exports.auditText')}
              download={(separator) => pageContext().api.call('exportAudit', { query: { ...filter, separator } })}
            />
          </div>
        )}
      </FilterBar>
      <AuditTable list={list} isFiltered={isFiltered} action={isFiltered && clear} />
      <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
    </>
  );
}

/** Page of the audit log, which is read-only. */
export function AuditView() {
  const { t } = useStaffTexts();
  return (
    <SystemPage title={t('audit.title')}>
      <AuditContent />
    </SystemPage>
  );
}
