import type { CallResponse } from '@gvg/browser-kit';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { RefusedRows } from './refused-rows.tsx';

type Preview = CallResponse<'previewPaymentImport'>;
type PreviewedRow = Preview['transfers'][number];

/** Enough for a check. The bank's own page shows all rows. */
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

/** Staff's confirmations for rows that need one. */
export interface SaidOfRows {
  otherTransfers: number[];
  isDayConfirmed: boolean;
}
export const nothingSaid: SaidOfRows = { otherTransfers: [], isDayConfirmed: false };

const withOther = (said: SaidOfRows, row: number, isOther: boolean): SaidOfRows => ({
  ...said,
  otherTransfers: [...said.otherTransfers.filter((one) => one !== row), ...(isOther ? [row] : [])],
});

/** Expected result of the import, row by row. */
export function ImportPreview({
  transfers,
  refused,
  said,
  onSay,
}: Preview & { said: SaidOfRows; onSay: (said: SaidOfRows) => void }) {
  const { t, locale } = useStaffTexts();
  const known = transfers.filter(({ isKnown }) => isKnown).length;
  const isImported = ({ row, isKnown, isDayDoubtful, twin }: PreviewedRow) =>
    !isKnown && (twin === undefined || said.otherTransfers.includes(row)) && (!isDayDoubtful || said.isDayConfirmed);
  const fresh = transfers.filter(isImported);
  // Includes rows that need a confirmation, even beyond the limit.
  const shown = transfers.filter(({ twin }, index) => index < shownRows || twin !== undefined);
  const outcomeOf = ({ isKnown, isDayDoubtful, order, twin }: PreviewedRow) => {
    if (isKnown) return t('payments.previewKnown');
    if (twin !== undefined) {
      const values = { amount: formatMoney(twin.amount), day: formatDay(new Date(twin.receivedAt), locale) };
      return twin.isRewritten ? t('payments.previewRewritten', values) : t('payments.previewTwin', values);
    }
    if (isDayDoubtful) return t('payments.previewDoubtful');
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
          known,
        })}
      </p>
      {transfers.length > 0 && (
        <Rows tabIndex={0} aria-label={t('payments.preview')}>
          {shown.map((transfer) => (
            <Row key={transfer.row} {...(transfer.isKnown ? { 'data-known': '' } : {})}>
              <b>{formatMoney(transfer.amount)}</b>
              <span>{outcomeOf(transfer)}</span>
              <p>
                {formatDay(new Date(transfer.receivedAt), locale)} · {transfer.content}
              </p>
              {transfer.twin !== undefined && (
                <ChoiceLabel>
                  <input
                    type="checkbox"
                    checked={said.otherTransfers.includes(transfer.row)}
                    onChange={({ currentTarget: { checked } }) => onSay(withOther(said, transfer.row, checked))}
                  />
                  {t('payments.isAnotherTransfer')}
                </ChoiceLabel>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {transfers.length > shown.length && (
        <Note>{t('payments.previewMore', { count: transfers.length - shown.length })}</Note>
      )}
      {transfers.some(({ isDayDoubtful }) => isDayDoubtful) && (
        <ChoiceLabel>
          <input
            type="checkbox"
            checked={said.isDayConfirmed}
            onChange={({ currentTarget: { checked } }) => onSay({ ...said, isDayConfirmed: checked })}
          />
          {t('payments.isDayConfirmed')}
        </ChoiceLabel>
      )}
      <RefusedRows refused={refused} />
    </>
  );
}
