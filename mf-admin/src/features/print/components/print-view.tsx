import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { Button, Note, styled } from '@gvg/ui';
import { Global } from '@gvg/ui/later-components';
import { createPortal } from 'react-dom';
import { PageHead } from '../../../area/page-head.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { printedOrdersQuery } from '../api/printed-orders.ts';
import { printJobOf, printedDocuments } from '../printed-documents.ts';
import type { Paper, PrintJob, PrintedDocument } from '../printed-documents.ts';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelLabel } from './parcel-label.tsx';
import { PickList } from './pick-list.tsx';
import { printStyles } from './sheet.ts';

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 });
/** Sheets in actual size. They scroll on phones. */
const Preview = styled('div')({
  display: 'grid',
  gap: 16,
  justifyContent: 'start',
  overflowX: 'auto',
  paddingBottom: 8,
});
/** Outside the page in the document, so that printing can hide everything else. */
const Printed = styled('div')({ display: 'none', '@media print': { display: 'block' } });

const documents = Object.keys(printedDocuments) as PrintedDocument[];

function Sheets({ job: { document, paper }, orders, at }: { job: PrintJob; orders: readonly Order[]; at: Date }) {
  if (document === 'PICK_LIST') return <PickList orders={orders} paper={paper} at={at} />;
  const Sheet = document === 'LABEL' ? ParcelLabel : PackingSlip;
  return orders.map((order) => <Sheet key={order._id} order={order} paper={paper} />);
}

/** Print preview of labels, slips and the pick list of the orders in the URL. */
export function PrintView() {
  const { t } = useStaffTexts();
  const [parameters, setParameters] = useSearchParams();
  const job = printJobOf(parameters);
  const {
    data: orders,
    error,
    refetch,
    dataUpdatedAt,
  } = useQuery({
    ...printedOrdersQuery(job.codes),
    enabled: job.codes.length > 0,
  });
  const choose = (change: { document?: PrintedDocument; paper?: Paper }) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (change.document !== undefined) next.delete('paper');
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const papers: readonly Paper[] = printedDocuments[job.document];
  const sheets = orders && <Sheets job={job} orders={orders} at={new Date(dataUpdatedAt)} />;
  return (
    <>
      <PageHead title={t('print.title')} />
      <Controls>
        <ViewSwitch role="group" aria-label={t('print.document')}>
          {documents.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === job.document}
              onClick={() => choose({ document: name })}
            >
              {t(`print.documents.${name}`)}
            </button>
          ))}
        </ViewSwitch>
        <ViewSwitch role="group" aria-label={t('print.paper')}>
          {papers.map((name) => (
            <button key={name} type="button" aria-pressed={name === job.paper} onClick={() => choose({ paper: name })}>
              {t(`print.papers.${name}`)}
            </button>
          ))}
        </ViewSwitch>
        <Button disabled={sheets === undefined} onClick={() => print()}>
          {t('print.print')}
        </Button>
      </Controls>
      {job.codes.length === 0 && <Note>{t('print.nothing')}</Note>}
      {orders === undefined && error !== null && <LoadError error={error} retry={() => void refetch()} />}
      {sheets !== undefined && (
        <>
          <Preview>{sheets}</Preview>
          <Global styles={printStyles} />
          {createPortal(<Printed data-printed="">{sheets}</Printed>, window.document.body)}
        </>
      )}
    </>
  );
}
