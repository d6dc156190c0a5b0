import { formatMoney } from '@gvg/contracts/values/money';
import { Note, color, fontSize, fontWeight, narrowerThan, rem, styled, tabularFigures } from '@gvg/ui';
import { useId } from 'react';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import type { PreviewRow } from '../../cart/api/preview.ts';
import { refusalText } from '../../cart/refusal-text.ts';
import { ServiceRows, serviceRow } from '../../cart/service-rows.ts';
import { sortRows } from '../../cart/settle-cart.ts';
import { arrivalDays } from '../arrival-days.ts';

/** Width below which a row takes several lines, each figure with its label. */
const stacked = narrowerThan(600);

const columnsOfRow = {
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: `${rem(18)} minmax(0, 1fr) minmax(0, 1.7fr) ${rem(104)} ${rem(112)}`,
  alignItems: 'center',
  gap: 12,
  paddingInline: 12,
} as const;
const Headings = styled('div')({
  ...columnsOfRow,
  color: color.muted,
  fontSize: fontSize.small,
  '& > :first-of-type': { gridColumn: '1 / 3' },
  '& > :nth-of-type(n + 3)': { textAlign: 'end' },
  [stacked]: { display: 'none' },
});
const Row = styled('label')({
  ...serviceRow,
  ...columnsOfRow,
  minHeight: 52,
  paddingBlock: 6,
  '& b': { fontWeight: fontWeight.strong },
  '& > [data-amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& > [data-refuses]': { gridColumn: '3 / -1', color: color.clay, fontSize: fontSize.small },
  [stacked]: {
    gridTemplateColumns: `${rem(18)} minmax(0, 1fr) auto`,
    gap: '2px 12px',
    paddingBlock: 10,
    '& > b, & > [data-arrival], & > [data-refuses]': { gridColumn: '2 / -1' },
    '& > [data-amount]': { display: 'contents' },
    '& > [data-amount] > *': { justifySelf: 'start' },
    '& > [data-amount] > span': { gridColumn: 3, justifySelf: 'end' },
    '& > [data-amount] > i': { gridColumn: 2, whiteSpace: 'normal' },
  },
  // Label of a figure: always for screen readers, visible only without column headings.
  '& i': {
    fontStyle: 'normal',
    color: color.muted,
    fontSize: fontSize.small,
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [stacked]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export interface ServiceTableProps {
  rows: readonly PreviewRow[];
  /** The row in force. */
  chosen: PreviewRow | undefined;
  isBusy: boolean;
  /** Goods and fee in VND, included in the landed cost. */
  goods: number;
  /** Days until the parcel leaves. */
  daysBefore: number;
  onChoose: (service: PreviewRow['service']) => void;
}

/** One row per service: arrival days, freight and landed cost, or the reason why the service takes nothing. */
export function ServiceTable({ rows, chosen, isBusy, goods, daysBefore, onChoose }: ServiceTableProps) {
  const { t, locale } = useCartTexts();
  const group = useId();
  return (
    <ServiceRows aria-label={t('shipping.services')} aria-busy={isBusy}>
      <Headings aria-hidden>
        {['byService', 'arrives', 'freightOnly', 'atDoor'].map((heading) => (
          <span key={heading}>{t(`shipping.${heading}`)}</span>
        ))}
      </Headings>
      {sortRows(rows).map((row) => {
        const { min, max } = row.transitDays;
        return (
          <Row key={row.service}>
            <input
              type="radio"
              name={group}
              checked={row.service === chosen?.service}
              disabled={!row.possible}
              onChange={() => onChoose(row.service)}
            />
            <b>{t(`shipping.service.${row.service}`)}</b>{' '}
            {row.possible ? (
              <>
                <span data-arrival="">
                  <i>{t('shipping.arrives')} </i>
                  {t('shipping.arrivalDays', arrivalDays(row, daysBefore, locale))}{' '}
                  <small>{t(min === max ? 'shipping.sameTransit' : 'shipping.transit', { min, max })}</small>
                </span>{' '}
                <span data-amount="">
                  <i>{t('shipping.freightOnly')} </i>
                  <span>{formatMoney(row.total)}</span>
                </span>{' '}
                <span data-amount="">
                  <i>{t('shipping.atDoor')} </i>
                  <span>
                    <b>{formatMoney(row.total + goods)}</b>
                  </span>
                </span>
                {row.refused.length > 0 && (
                  <span data-refuses="">{t('shipping.refusesSome', { count: row.refused.length })}</span>
                )}
              </>
            ) : (
              <span data-refuses="">{refusalText(row, t, locale)}</span>
            )}
          </Row>
        );
      })}
      <Note>{t('shipping.arrivalHint')}</Note>
    </ServiceRows>
  );
}
