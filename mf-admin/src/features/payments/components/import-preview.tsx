import type { CallResponse } from '@gvg/browser-kit';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { RefusedRows } from './refused-rows.tsx';

type Preview = CallResponse<'previewPaymentImport'>;

/** More rows are for the bank's own page. */
const shownRows = 50;

const Rows = styled('ul')({
  maxHeight: '40dvh',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  listStyle: 'none',
  overflowY: 'auto',
});
const Row = styled('li')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '10px 14px',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '& > b': { fontWeight: fontWeight.heading },
  '& > span': { fontWeight: fontWeight.strong, textAlign: 'end' },
  '& > p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: color.muted,
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
  },
  '&[data-known] > :is(b, span)': { color: color.muted, fontWeight: fontWeight.text },
});

/** What importing a statement would do with each of its rows. */
export function ImportPreview({ transfers, refused }: Preview) {
  const { t, locale } = useStaffTexts();
  const fresh = transfers.filter(({ isKnown }) => !isKnown);
  const outcomeOf = ({ isKnown, order }: Preview['transfers'][number]) => {
    if (isKnown) return t('payments.previewKnown');
    return order === undefined
      ? t('payments.previewUnknown')
      : t('payments.previewOrder', { code: order.code, due: formatMoney(order.due) });
  };
  return (
    <>
      <p role="status">
        {t('payments.previewSum', {
          count: fresh.length,
          amount: formatMoney(fresh.reduce((sum, { amount }) => sum + amount, 0)),
          known: transfers.length - fresh.length,
        })}
      </p>
      {transfers.length > 0 && (
        <Rows tabIndex={0} aria-label={t('payments.preview')}>
          {transfers.slice(0, shownRows).map((transfer, row) => (
            <Row key={row} {...(transfer.isKnown ? { 'data-known': '' } : {})}>
              <b>{formatMoney(transfer.amount)}</b>
              <span>{outcomeOf(transfer)}</span>
              <p>
                {formatDay(new Date(transfer.receivedAt), locale)} · {transfer.content}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      {transfers.length > shownRows && (
        <Note>{t('payments.previewMore', { count: transfers.length - shownRows })}</Note>
      )}
      <RefusedRows refused={refused} />
    </>
  );
}
