import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { Button, EmptyState, Note, Plus } from '@gvg/ui';
import { Upload } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { DetailColumns, DetailFrame, DetailList, DetailSkeleton } from '../../../table/detail-list.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { Tabs, TabsBar } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { figuresQuery } from '../../dashboard/api/figures.ts';
import { paymentCountQuery, paymentQuery, paymentsQuery } from '../api/payments.ts';
import { paymentTabs } from '../payment-tabs.ts';
import { ExportPayments } from './export-payments.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import { PaymentRow } from './payment-row.tsx';
import { RecordDialog } from './record-dialog.tsx';

const filters = ['status', 'payment'] as const;

/** Page of received transfers, those that need manual work first, with the details of the chosen one. */
export function PaymentsView() {
  const { t } = useStaffTexts();
  const address = useListAddress(filters);
  const [parameters, setParameters] = useSearchParams();
  const [dialog, setDialog] = useState<'record' | 'import'>();
  const tab = oneOf(paymentTabs, address.filters.status) ?? paymentTabs[0];
  const list = useQuery(paymentsQuery(tab, address.page));
  const { data: figures } = useQuery(figuresQuery());
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const docs = data?.docs ?? [];
  const wanted = address.filters.payment;
  const listed = docs.find(({ _id }) => _id === wanted);
  // Links from the search may name a transfer on another page of the list.
  const isElsewhere = wanted !== undefined && data !== undefined && listed === undefined;
  const elsewhere = useQuery({ ...paymentQuery(wanted ?? ''), enabled: isElsewhere });
  const chosen = listed ?? (isElsewhere && elsewhere.isPending ? undefined : (elsewhere.data?.docs[0] ?? docs[0]));
  const pathTo = (id: string) => {
    const next = new URLSearchParams(parameters);
    next.set('payment', id);
    return `/admin/payments?${next.toString()}`;
  };
  const listContent = () => {
    if (data === undefined)
      return error === null ? <DetailSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
    if (docs.length === 0)
      return (
        <EmptyState
          title={t(tab === 'QUEUE' ? 'payments.queueEmpty' : 'payments.none')}
          text={t('payments.noneText')}
        />
      );
    return (
      <DetailList aria-label={t('payments.title')}>
        {docs.map((payment) => (
          <PaymentRow
            key={payment._id}
            payment={payment}
            to={pathTo(payment._id)}
            isChosen={payment._id === chosen?._id}
          />
        ))}
      </DetailList>
    );
  };
  return (
    <>
      <PageHead title={t('payments.title')} />
      <TabsBar>
        <Tabs
          label={t('payments.byStatus')}
          value={tab}
          onChoose={(value) => setParameters(value === 'QUEUE' ? {} : { status: value })}
          options={paymentTabs.map((value) => ({
            value,
            label: t(`payments.tabs.${value}`),
            ...(value === 'QUEUE' && figures ? { count: figures.payments.count, isUrgent: true } : {}),
          }))}
        />
        <div>
          <Button variant="outlined" onClick={() => setDialog('import')}>
            <Upload size={18} aria-hidden />
            {t('payments.import')}
          </Button>
          <Button variant="outlined" onClick={() => setDialog('record')}>
            <Plus size={18} aria-hidden />
            {t('payments.record')}
          </Button>
          <ExportPayments tab={tab} />
        </div>
      </TabsBar>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <DetailColumns>
        <div>
          <DetailFrame>{listContent()}</DetailFrame>
          <PageSwitch list={data} exactCount={paymentCountQuery(tab)} onGo={address.goTo} />
        </div>
        {chosen === undefined ? (
          data && <Note>{t('payments.chooseNone')}</Note>
        ) : (
          <PaymentDetail key={chosen._id} payment={chosen} />
        )}
      </DetailColumns>
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'record' && (
        <RecordDialog
          onClose={() => setDialog(undefined)}
          onRecorded={({ _id }) => setParameters({ status: 'ALL', payment: _id })}
        />
      )}
    </>
  );
}
