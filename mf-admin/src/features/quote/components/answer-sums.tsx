import { countryName } from '@gvg/customer-ui';
import type { CallInput } from '@gvg/browser-kit';
import type { InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import { Note, color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useDeferredValue } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { gramsOf } from '../../order/parcel-input.ts';
import { estimateQuery } from '../api/estimate.ts';
import { sumsOf } from '../answer-draft.ts';
import type { LineDraft } from '../answer-draft.ts';

const Sums = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  margin: 0,
  '& dt': { color: color.muted },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-sum]': { color: color.ink, fontWeight: fontWeight.heading },
  '& dd[data-total]': { color: color.clay, fontSize: fontSize.title, fontWeight: fontWeight.heading },
  '& dt[data-total]': { color: color.ink, fontSize: fontSize.text, fontWeight: fontWeight.heading },
});

type EstimatedLines = NonNullable<CallInput<'estimateCost'>['body']['lines']>;

/** Data of a quote that its sums depend on. */
export interface SummedQuote {
  country: string;
  lines: readonly (
    Pick<OutsideLine, '_id' | 'type' | 'amount'> | Pick<InSystemLine, '_id' | 'type' | 'amount' | 'product'>
  )[];
}

/** Goods for the freight estimate: those offered with a weight. */
function parcelOf(quote: SummedQuote, drafts: readonly LineDraft[]): EstimatedLines {
  return drafts.flatMap(({ line: id, isRefused, weight, goodsType, category }): EstimatedLines => {
    const line = quote.lines.find(({ _id }) => _id === id);
    const weightGrams = gramsOf(weight);
    if (line === undefined || isRefused || weightGrams === undefined) return [];
    if (line.type === 'IN_SYSTEM') return [{ product: line.product._id, amount: line.amount }];
    return category ? [{ goodsType, categoryType: category, weightGrams, amount: line.amount }] : [];
  });
}

/** The answer as the customer will see it: goods, fee and estimated freight. */
export function AnswerSums({
  quote,
  drafts,
  feePercent,
}: {
  quote: SummedQuote;
  drafts: readonly LineDraft[];
  feePercent: number;
}) {
  const { t, locale } = useStaffTexts();
  const { goods, fee, offered } = sumsOf(drafts, quote.lines, feePercent);
  const lines = useDeferredValue(parcelOf(quote, drafts));
  const { data } = useQuery({
    ...estimateQuery({ country: quote.country, lines }),
    enabled: lines.length > 0 && quote.country !== '',
  });
  const rows = lines.length === 0 ? [] : (data?.rows ?? []).filter(({ possible }) => possible);
  const cheapest = rows.toSorted((one, other) => one.total - other.total)[0];
  return (
    <StaffCard title={t('quote.customerSees')}>
      <CardContent>
        <Sums>
          <dt>{t('quote.goods', { count: offered })}</dt>
          <dd>{formatMoney(goods)}</dd>
          <dt>{t('quote.serviceFee')}</dt>
          <dd>{formatMoney(fee)}</dd>
          <dt data-sum="">{t('quote.payNow')}</dt>
          <dd data-sum="">{formatMoney(goods + fee)}</dd>
          {rows.map(({ service, total, transitDays }) => (
            <Row
              key={service}
              name={t('quote.freight', { service: t(`order.service.${service}`), ...transitDays })}
              amount={formatMoney(total)}
            />
          ))}
          {cheapest && (
            <>
              <dt data-total="">{t('quote.landed', { country: countryName(quote.country, locale) })}</dt>
              <dd data-total="">{formatMoney(goods + fee + cheapest.total)}</dd>
            </>
          )}
        </Sums>
        {lines.length > 0 && data !== undefined && rows.length === 0 && <Note>{t('quote.noFreight')}</Note>}
        {cheapest && <Note>{t('quote.landedHint')}</Note>}
      </CardContent>
    </StaffCard>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </>
  );
}
