import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { color, fontWeight, narrowerThan, styled } from '@gvg/ui';
import { useId } from 'react';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { refusalText } from '../refusal-text.ts';
import { ServiceRows, serviceRow } from '../service-rows.ts';
import { sortRows } from '../settle-cart.ts';
import type { PreviewRow } from '../api/preview.ts';

const Row = styled('label')({
  ...serviceRow,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  minHeight: 56,
  padding: '6px 12px',
  '& b': { display: 'block', fontWeight: fontWeight.strong },
  '& > b': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& > b > small': { display: 'block', fontWeight: fontWeight.text },
  '& > span > small[data-refuses]': { display: 'block', color: color.clay },
  [narrowerThan(250)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > b': { gridColumn: 2, textAlign: 'left' } },
});

export interface ServiceChoiceProps {
  rows: readonly PreviewRow[];
  /** The row in force. */
  chosen: PreviewRow | undefined;
  isBusy: boolean;
  onChoose: (service: PreviewRow['service']) => void;
  /** Added to the freight to show the landed cost. */
  goods?: number;
}

/** One row per service: transit time, charged weight and cost, or the reason why it takes nothing. */
export function ServiceChoice({ rows, chosen, isBusy, onChoose, goods = 0 }: ServiceChoiceProps) {
  const { t, locale } = useCartTexts();
  const group = useId();
  const textOf = (row: PreviewRow) => {
    const { transitDays, chargeableGrams, total } = row;
    const { min, max } = transitDays;
    if (!row.possible) return refusalText(row, t, locale);
    const parts = [
      t(min === max ? 'shipping.sameDays' : 'shipping.days', { min, max }),
      t('shipping.charged', { weight: formatWeight(chargeableGrams) }),
      ...(goods > 0 ? [t('shipping.freight', { amount: formatMoney(total) })] : []),
    ];
    return parts.join(' · ');
  };
  return (
    <ServiceRows aria-label={t('shipping.services')} aria-busy={isBusy}>
      {sortRows(rows).map((row) => (
        <Row key={row.service}>
          <input
            type="radio"
            name={group}
            checked={row.service === chosen?.service}
            disabled={!row.possible}
            onChange={() => onChoose(row.service)}
          />
          <span>
            <b>{t(`shipping.service.${row.service}`)}</b>
            <small>{textOf(row)}</small>
            {row.possible && row.refused.length > 0 && (
              <small data-refuses="">{t('shipping.refusesSome', { count: row.refused.length })}</small>
            )}
          </span>
          {row.possible && (
            <b>
              {formatMoney(row.total + goods)}
              {goods > 0 && <small>{t('cart.total').toLowerCase()}</small>}
            </b>
          )}
        </Row>
      ))}
    </ServiceRows>
  );
}
